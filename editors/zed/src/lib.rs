//! Starts the language server: everything that knows about cards is in there.

use zed_extension_api::{
    self as zed, serde_json::Value, settings::LspSettings, Command, LanguageServerId, Result, Worktree,
};

struct Cardwright;

impl zed::Extension for Cardwright {
    fn new() -> Self {
        Cardwright
    }

    fn language_server_command(&mut self, server: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let binary = settings(server, worktree).and_then(|settings| settings.binary);
        let (path, arguments) = binary.map_or((None, None), |binary| (binary.path, binary.arguments));
        let command = path.or_else(|| worktree.which("cardwright")).ok_or(
            "`cardwright` is not on the PATH: install it with `make install PREFIX=~/.local`, \
             or name it in the setting `lsp.cardwright.binary.path`",
        )?;
        Ok(Command {
            command,
            args: arguments.unwrap_or_else(|| vec!["lsp".into()]),
            env: worktree.shell_env(),
        })
    }

    fn language_server_initialization_options(
        &mut self,
        server: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<Value>> {
        Ok(settings(server, worktree).and_then(|settings| settings.initialization_options))
    }
}

/// What the user set under `lsp.cardwright`.
fn settings(server: &LanguageServerId, worktree: &Worktree) -> Option<LspSettings> {
    LspSettings::for_worktree(server.as_ref(), worktree).ok()
}

zed::register_extension!(Cardwright);
