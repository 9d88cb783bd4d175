" ALE looks here for what serves the file type `cardwright`.
function! s:executable(buffer) abort
  return g:cardwright_command[0]
endfunction

function! s:command(buffer) abort
  return join(['%e'] + map(copy(g:cardwright_command[1:]), {_, each -> ale#Escape(each)}))
endfunction

function! s:root(buffer) abort
  call setbufvar(a:buffer, 'cardwright_is_served', 1)
  return cardwright#root(a:buffer)
endfunction

call ale#linter#Define('cardwright', {
      \ 'name': 'cardwright',
      \ 'lsp': 'stdio',
      \ 'language': 'cardwright',
      \ 'executable': function('s:executable'),
      \ 'command': function('s:command'),
      \ 'project_root': function('s:root'),
      \ 'initialization_options': {buffer -> g:cardwright_settings},
      \ 'lsp_config': {buffer -> {'cardwright': g:cardwright_settings}},
      \ })
