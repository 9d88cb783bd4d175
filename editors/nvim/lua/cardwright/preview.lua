-- The live preview: its commands, the cursor that it outlines, and what it asks the editor to show.
local M = {}

local namespace = vim.api.nvim_create_namespace('cardwright.preview')
-- Milliseconds that the cursor rests until the server is told.
local delay = 30
local timer

-- Neovim 0.11 turned the functions of a client into methods.
local has_methods = vim.fn.has('nvim-0.11') == 1

-- Tells the server of a client something.
function M.notify(client, method, params)
  if has_methods then
    client:notify(method, params)
  else
    client.notify(method, params)
  end
end

-- The client of our server for a buffer, or nil.
local function client_of(buffer)
  local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer })
    or vim.tbl_values(vim.lsp.buf_get_clients(buffer))
  for _, client in ipairs(clients) do
    if client.name == 'cardwright' then
      return client
    end
  end
end

-- Opens a page in the browser.
function M.browse(url)
  if vim.ui.open then
    return vim.ui.open(url)
  end
  for _, program in ipairs({ 'xdg-open', 'open', 'wslview' }) do
    if vim.fn.executable(program) == 1 then
      return vim.fn.jobstart({ program, url }, { detach = true })
    end
  end
  vim.notify('cardwright: open ' .. url .. ' in a browser', vim.log.levels.WARN)
end

-- Has the server run a command for the card in this buffer, and calls `after` with its result.
local function execute(command, argument, after)
  local client = client_of(0)
  if not client then
    vim.notify('cardwright: no server serves this buffer; open a file that ends in .card.xml', vim.log.levels.WARN)
    return
  end
  argument = vim.tbl_extend('force', { uri = vim.uri_from_bufnr(0) }, argument or {})
  local params = { command = command, arguments = { argument } }
  local function answered(problem, result)
    if problem then
      vim.notify('cardwright: ' .. (problem.message or tostring(problem)), vim.log.levels.ERROR)
    elseif after and type(result) == 'table' then
      after(result)
    end
  end
  if has_methods then
    client:request('workspace/executeCommand', params, answered)
  else
    client.request('workspace/executeCommand', params, answered)
  end
end

function M.open()
  execute('cardwright.preview.open', { carrier = 'browser' }, function(result)
    if not result.opened then
      M.browse(result.url)
    end
    -- Without the address: a message of two lines would wait for a key.
    vim.notify('The preview is open in the browser')
  end)
end

function M.close()
  execute('cardwright.preview.close')
end

function M.pin()
  execute('cardwright.preview.pin', nil, function(result)
    vim.notify(result.pinned and 'The preview stays with this card' or 'The preview follows you')
  end)
end

function M.export(format)
  execute('cardwright.preview.export', { format = format }, function(result)
    vim.notify('Written: ' .. result.path)
  end)
end

-- Has cards be checked, explained and drawn with the samples of a set of the project; asks which where none is named.
function M.samples(name)
  local function choose(set)
    execute('cardwright.samples', { set = set }, function()
      vim.notify(set == '' and 'Cards read the samples that they name' or 'Cards read the sample set ' .. set)
    end)
  end
  if name ~= '' then
    return choose(name == '-' and '' or name)
  end
  execute('cardwright.samples', nil, function(known)
    if #known.sets == 0 then
      return vim.notify('cardwright: no .cardwright.json of this project has sample sets; "samples" there names them')
    end
    local sets = vim.list_extend({ '' }, known.sets)
    local options = {
      prompt = 'Sample set',
      format_item = function(set)
        local label = set == '' and 'the samples that cards name' or set
        return set == known.set and label .. ' (chosen)' or label
      end,
    }
    vim.ui.select(sets, options, function(set)
      if set then
        choose(set)
      end
    end)
  end)
end

-- Films the scenario at the cursor, or the first; the page that plays it stands beside the card and opens in the browser.
function M.film()
  local client = client_of(0)
  local place = client and vim.lsp.util.make_position_params(0, client.offset_encoding).position
  execute('cardwright.film', { position = place }, function(result)
    M.browse(result.uri)
    vim.notify('Film: ' .. result.path)
  end)
end

-- Plays the scene of this buffer in its preview: what is done there becomes the steps of a scenario.
function M.record()
  execute('cardwright.preview.record')
end

-- The byte in a line of a position of the protocol.
local function byte_of(buffer, position, encoding)
  local line = vim.api.nvim_buf_get_lines(buffer, position.line, position.line + 1, false)[1] or ''
  if encoding == 'utf-8' then
    return math.min(position.character, #line)
  end
  local ok, byte = pcall(vim.str_byteindex, line, position.character, encoding ~= 'utf-32')
  return ok and byte or #line
end

-- Runs the scenarios of the card in this buffer; the claims that do not hold go into the quickfix list.
function M.test()
  local buffer = vim.api.nvim_get_current_buf()
  local client = client_of(buffer)
  execute('cardwright.test', nil, function(result)
    if not vim.api.nvim_buf_is_valid(buffer) then
      return
    end
    local items, failing = {}, 0
    for _, scenario in ipairs(result.scenarios) do
      failing = failing + (scenario.outcome == 'passed' and 0 or 1)
      local found = vim.deepcopy(scenario.failures)
      if scenario.trouble then
        table.insert(found, 1, { range = scenario.range, message = scenario.trouble })
      end
      for _, failure in ipairs(found) do
        local first, last = failure.range.start, failure.range['end']
        table.insert(items, {
          bufnr = buffer,
          lnum = first.line + 1,
          col = byte_of(buffer, first, client.offset_encoding) + 1,
          end_lnum = last.line + 1,
          end_col = byte_of(buffer, last, client.offset_encoding) + 1,
          text = scenario.id .. ': ' .. failure.message,
          type = 'E',
        })
      end
    end
    vim.fn.setqflist({}, ' ', { title = 'Scenarios', items = items })
    -- The answer comes while a person may be typing: the list opens beside them.
    local window = vim.api.nvim_get_current_win()
    vim.cmd(#items > 0 and 'botright cwindow' or 'cclose')
    if vim.api.nvim_win_is_valid(window) then
      vim.api.nvim_set_current_win(window)
    end
    local all = #result.scenarios
    vim.notify(('%d scenario%s, %s'):format(all, all == 1 and '' or 's', failing == 0 and 'all pass' or failing .. ' failing'))
  end)
end

-- Tells the server where the cursor is, once it rests.
function M.cursor_moved(buffer)
  if timer then
    timer:stop()
    timer:close()
  end
  timer = vim.loop.new_timer()
  timer:start(delay, 0, vim.schedule_wrap(function()
    local client = vim.api.nvim_buf_is_valid(buffer) and buffer == vim.api.nvim_get_current_buf() and client_of(buffer)
    if client then
      local encoding = client.offset_encoding
      M.notify(client, 'cardwright/cursor', vim.lsp.util.make_position_params(0, encoding))
    end
  end))
end

-- `window/showDocument`: a page in the browser, or a place in a file.
function M.show_document(_, params, context)
  if params.external or params.uri:sub(1, 5) ~= 'file:' then
    M.browse(params.uri)
    return { success = true }
  end
  local client = vim.lsp.get_client_by_id(context.client_id)
  local buffer = vim.uri_to_bufnr(params.uri)
  vim.fn.bufload(buffer)
  vim.bo[buffer].buflisted = true
  local window = vim.fn.bufwinid(buffer)
  if window == -1 then
    window = vim.api.nvim_get_current_win()
    vim.api.nvim_win_set_buf(window, buffer)
  end
  if params.takeFocus ~= false then
    vim.api.nvim_set_current_win(window)
  end
  if params.selection then
    M.select(window, buffer, params.selection, client and client.offset_encoding or 'utf-16')
  end
  return { success = true }
end

-- Puts the cursor at the start of a range and marks the range until the cursor moves on.
function M.select(window, buffer, range, encoding)
  local start = { range.start.line, byte_of(buffer, range.start, encoding) }
  local last = { range['end'].line, byte_of(buffer, range['end'], encoding) }
  vim.api.nvim_win_set_cursor(window, { start[1] + 1, start[2] })
  vim.api.nvim_buf_clear_namespace(buffer, namespace, 0, -1)
  vim.api.nvim_buf_set_extmark(buffer, namespace, start[1], start[2], {
    end_row = last[1], end_col = last[2], hl_group = 'Visual',
  })
  -- The move to the range itself is reported once this returns.
  vim.schedule(function()
    vim.api.nvim_create_autocmd({ 'CursorMoved', 'InsertEnter' }, {
      buffer = buffer,
      callback = function()
        local now = vim.api.nvim_win_get_cursor(0)
        if now[1] ~= start[1] + 1 or now[2] ~= start[2] then
          vim.api.nvim_buf_clear_namespace(buffer, namespace, 0, -1)
          return true
        end
      end,
    })
  end)
end

return M
