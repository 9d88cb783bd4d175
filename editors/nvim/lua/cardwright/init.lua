-- Launch and settings only: everything a card file needs to know is in the server.
local M = {}

local defaults = {
  -- The command that starts the server.
  cmd = { 'cardwright', 'lsp' },
  -- The folder of a project is the nearest one upwards that holds one of these, or else the one that holds `.cardwright.json`.
  root_markers = { '.git', 'Package.swift' },
  -- Sent to the server as its configuration.
  settings = {},
  -- Called with (client, buffer) when a buffer is served, the place for key maps.
  on_attach = nil,
  -- What the client can do; nil means what Neovim itself can.
  capabilities = nil,
}

-- The file types that are served.
M.filetypes = { 'xml.cardwright', 'cardwright', 'jsonc.cardwright_project' }

local options = vim.deepcopy(defaults)
local warned = false

-- Changes the settings; call it before the first card file is opened.
function M.setup(user)
  options = vim.tbl_deep_extend('force', vim.deepcopy(defaults), user or {})
  if vim.lsp.config then
    vim.lsp.config('cardwright', M.configuration())
  end
end

-- The project folder of a file: the nearest one upwards with a root marker, else with a configuration, which may also stand in
-- a part of what a marker marks, else the file's own.
local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local current, configured = folder, nil
  while true do
    for _, marker in ipairs(options.root_markers) do
      if vim.loop.fs_stat(current .. '/' .. marker) then
        return current
      end
    end
    if not configured and vim.loop.fs_stat(current .. '/.cardwright.json') then
      configured = current
    end
    local parent = vim.fn.fnamemodify(current, ':h')
    if parent == current then
      return configured or folder
    end
    current = parent
  end
end

-- Whether the server can be started; says once what to do when it cannot.
local function can_start(command)
  if vim.fn.executable(command) == 1 then
    return true
  end
  if not warned then
    warned = true
    vim.notify(
      "cardwright: '" .. command .. "' is not on the PATH; install it with 'make install', "
        .. "or name it with require('cardwright').setup({ cmd = { '/path/to/cardwright', 'lsp' } })",
      vim.log.levels.WARN
    )
  end
  return false
end

-- What the client is started with, but for the project's folder; `lsp/cardwright.lua` hands it to Neovim 0.11.
function M.configuration()
  local capabilities = vim.deepcopy(options.capabilities or vim.lsp.protocol.make_client_capabilities())
  capabilities.window = vim.tbl_extend('force', capabilities.window or {}, { showDocument = { support = true } })
  return {
    name = 'cardwright',
    cmd = options.cmd,
    filetypes = M.filetypes,
    -- Neovim 0.11 asks for a buffer's project, and starts nothing unless it is given one.
    root_dir = function(buffer, start)
      -- The user's `vim.lsp.config` may name another command, or a function that connects.
      local command = (vim.lsp.config and vim.lsp.config.cardwright or options).cmd
      if type(command) == 'function' or can_start(command[1]) then
        start(root_of(vim.api.nvim_buf_get_name(buffer)))
      end
    end,
    settings = options.settings,
    init_options = options.settings,
    on_attach = options.on_attach,
    get_language_id = function()
      return 'cardwright'
    end,
    capabilities = capabilities,
    handlers = { ['window/showDocument'] = require('cardwright.preview').show_document },
    -- The picture follows the text: Neovim's own 150 ms would be seen.
    flags = { debounce_text_changes = 20 },
  }
end

-- The running client for a project, or nil.
local function running(root)
  local clients = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  for _, client in ipairs(clients) do
    if client.name == 'cardwright' and client.config.root_dir == root then
      return client.id
    end
  end
end

-- Serves a buffer, with the project's running server or a new one.
function M.attach(buffer)
  -- Of Neovim 0.11: what `lsp/cardwright.lua` says, and what the user's `vim.lsp.config` changed of it.
  local configuration = vim.tbl_extend('force', {}, vim.lsp.config and vim.lsp.config.cardwright or M.configuration())
  if type(configuration.cmd) ~= 'function' and not can_start(configuration.cmd[1]) then
    return
  end
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  configuration.root_dir = root
  configuration.workspace_folders = { { uri = vim.uri_from_fname(root), name = vim.fn.fnamemodify(root, ':t') } }
  if vim.lsp.start then
    return vim.lsp.start(configuration, { bufnr = buffer })
  end
  -- Neovim 0.7 has no vim.lsp.start.
  local client = running(root) or vim.lsp.start_client(configuration)
  if client then
    vim.lsp.buf_attach_client(buffer, client)
  end
  return client
end

-- Tells the servers that a file of their projects was written; Neovim watches none on Linux, and before 0.10 nowhere.
function M.file_written(path)
  local clients = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  for _, client in ipairs(clients) do
    local can = (client.config.capabilities or {}).workspace or {}
    local watches = can.didChangeWatchedFiles and can.didChangeWatchedFiles.dynamicRegistration
    if client.name == 'cardwright' and not watches then
      -- 2: it was changed.
      require('cardwright.preview').notify(
        client, 'workspace/didChangeWatchedFiles', { changes = { { uri = vim.uri_from_fname(path), type = 2 } } })
    end
  end
end

-- Every buffer with a card file in it.
local function card_buffers()
  return vim.tbl_filter(function(buffer)
    return vim.api.nvim_buf_is_loaded(buffer) and vim.bo[buffer].filetype:find('cardwright', 1, true) ~= nil
  end, vim.api.nvim_list_bufs())
end

-- Stops the server and starts it again for every open card file, once it has ended: Neovim would go on with one that is about to.
function M.restart()
  local clients = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  local stopped = {}
  for _, client in ipairs(clients) do
    if client.name == 'cardwright' then
      table.insert(stopped, client.id)
      vim.lsp.stop_client(client.id)
    end
  end
  local patience = 100
  local function start()
    for _, id in ipairs(stopped) do
      if patience > 0 and vim.lsp.get_client_by_id(id) then
        patience = patience - 1
        if patience == 0 then
          vim.lsp.stop_client(id, true)
        end
        return vim.defer_fn(start, 20)
      end
    end
    for _, buffer in ipairs(card_buffers()) do
      M.attach(buffer)
    end
  end
  start()
end

-- Opens the log of Neovim's language client, where the server's standard error ends up.
function M.open_log()
  vim.cmd('tabnew ' .. vim.fn.fnameescape(require('vim.lsp.log').get_filename()))
end

return M
