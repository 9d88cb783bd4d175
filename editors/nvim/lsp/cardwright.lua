-- The language server as Neovim 0.11 and newer start it; the plugin enables it, `vim.lsp.config('cardwright', …)` changes it.
return require('cardwright').configuration()
