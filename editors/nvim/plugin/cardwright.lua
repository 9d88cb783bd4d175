-- Starts the language server for card files and offers its commands; see :help cardwright.
if vim.g.loaded_cardwright then
  return
end
vim.g.loaded_cardwright = true

local cardwright = require('cardwright')

local group = vim.api.nvim_create_augroup('cardwright', { clear = true })
vim.api.nvim_create_autocmd('FileType', {
  group = group,
  pattern = { 'xml.cardwright', 'cardwright' },
  callback = function(event)
    cardwright.attach(event.buf)
  end,
})

vim.api.nvim_create_user_command('CardwrightRestart', function()
  cardwright.restart()
end, { desc = 'Stop the Cardwright language server and start it again' })

vim.api.nvim_create_user_command('CardwrightLog', function()
  cardwright.open_log()
end, { desc = "Open the log of Neovim's language client" })
