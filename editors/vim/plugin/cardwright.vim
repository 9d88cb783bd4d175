" SAP Fiori mobile cards in Vim: the file type, and the start of `cardwright lsp` by the language client that is installed
" (ALE, vim-lsp or yegappan/lsp); see :help cardwright.
if exists('g:loaded_cardwright') || has('nvim')
  finish
endif
let g:loaded_cardwright = 1

" The command that starts the server, the settings that it gets, and the command that opens a page.
let g:cardwright_command = get(g:, 'cardwright_command', ['cardwright', 'lsp'])
let g:cardwright_settings = get(g:, 'cardwright_settings', {})
let g:cardwright_browser = get(g:, 'cardwright_browser', [])

augroup cardwright
  autocmd!
  autocmd BufRead,BufNewFile *.card.xml set filetype=xml.cardwright
  " What a project sets for its cards is JSON with comments.
  autocmd BufRead,BufNewFile .cardwright.json set filetype=jsonc.cardwright_project
  autocmd FileType jsonc.cardwright_project call cardwright#serve()
  autocmd FileType xml.cardwright call cardwright#layout()
  autocmd CursorMoved,CursorMovedI *.card.xml call cardwright#cursor_moved()
  " The two clients that ask for servers; ALE finds its own in ale_linters.
  autocmd User lsp_setup call cardwright#register_with_vim_lsp()
  autocmd User LspSetup call cardwright#register_with_yegappan_lsp()
augroup END

command! CardwrightPreview call cardwright#preview()
command! CardwrightPreviewClose call cardwright#execute('cardwright.preview.close', {}, function('cardwright#ignore'))
command! CardwrightPreviewPin call cardwright#pin()
command! CardwrightTest call cardwright#test()
command! CardwrightFilm call cardwright#film()
command! CardwrightRecord call cardwright#execute('cardwright.preview.record', {}, function('cardwright#ignore'))
command! -nargs=1 -complete=customlist,cardwright#formats CardwrightExport call cardwright#export(<q-args>)
