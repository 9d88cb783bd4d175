-- Starts the language server for card files and offers its commands; see :help cardwright.
if vim.g.loaded_cardwright then
  return
end
vim.g.loaded_cardwright = true

local cardwright = require('cardwright')

local group = vim.api.nvim_create_augroup('cardwright', { clear = true })
if vim.lsp.enable then
  -- Neovim 0.11: `lsp/cardwright.lua` says what is started, for which files.
  vim.lsp.enable('cardwright')
else
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = cardwright.filetypes,
    callback = function(event)
      cardwright.attach(event.buf)
    end,
  })
end

-- The preview is loaded with the first of its commands or the first card.
local function preview(action)
  return function(command)
    require('cardwright.preview')[action](command.args)
  end
end

vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI', 'BufEnter' }, {
  group = group,
  pattern = '*.card.xml',
  callback = function(event)
    require('cardwright.preview').cursor_moved(event.buf)
  end,
})

-- What cards name and people write here: samples, and drawings that are text.
vim.api.nvim_create_autocmd('BufWritePost', {
  group = group,
  pattern = { '*.json', '*.svg' },
  callback = function(event)
    cardwright.file_written(vim.fn.fnamemodify(event.match, ':p'))
  end,
})

vim.api.nvim_create_user_command('CardwrightPreview', preview('open'), { desc = 'Open the live preview in the browser' })
vim.api.nvim_create_user_command('CardwrightPreviewClose', preview('close'), { desc = 'Close the live preview' })
vim.api.nvim_create_user_command('CardwrightPreviewPin', preview('pin'), {
  desc = 'Keep the preview with this card, or let it follow again',
})
vim.api.nvim_create_user_command('CardwrightTest', preview('test'), {
  desc = 'Run the scenarios of this card; what does not hold goes into the quickfix list',
})
vim.api.nvim_create_user_command('CardwrightFilm', preview('film'), {
  desc = 'Write the film of the scenario at the cursor beside the card, and open it',
})
vim.api.nvim_create_user_command('CardwrightRecord', preview('record'), {
  desc = 'Play the scene in its preview: what is done becomes the steps of a scenario',
})
vim.api.nvim_create_user_command('CardwrightExport', preview('export'), {
  desc = 'Write the picture of this card to a file beside it',
  nargs = 1,
  complete = function(lead)
    return vim.tbl_filter(function(format)
      return format:sub(1, #lead) == lead
    end, { 'svg', 'png', 'sheet', 'html' })
  end,
})

vim.api.nvim_create_user_command('CardwrightSamples', preview('samples'), {
  desc = 'Choose the sample set whose data cards show; "-" for the samples that they name',
  nargs = '?',
})

vim.api.nvim_create_user_command('CardwrightRestart', function()
  cardwright.restart()
end, { desc = 'Stop the Cardwright language server and start it again' })

vim.api.nvim_create_user_command('CardwrightLog', function()
  cardwright.open_log()
end, { desc = "Open the log of Neovim's language client" })
