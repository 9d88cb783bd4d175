" The layout that `cardwright format` gives.
function! cardwright#layout() abort
  setlocal expandtab shiftwidth=2 softtabstop=2 tabstop=2
  call cardwright#serve()
endfunction

" ALE with our server alone: others would report the same again.
function! cardwright#serve() abort
  let b:ale_linter_aliases = ['cardwright']
  let b:ale_linters = get(b:, 'ale_linters', ['cardwright'])
endfunction

" The project's folder: the nearest one upwards with a mark of one, else the file's own.
function! cardwright#root(buffer) abort
  let l:path = fnamemodify(bufname(a:buffer), ':p')
  for l:mark in ['.git', '.cardwright.json']
    let l:found = finddir(l:mark, fnamemodify(l:path, ':h') . ';')
    let l:found = empty(l:found) ? findfile(l:mark, fnamemodify(l:path, ':h') . ';') : l:found
    if !empty(l:found)
      return fnamemodify(substitute(fnamemodify(l:found, ':p'), '/$', '', ''), ':h')
    endif
  endfor
  return fnamemodify(l:path, ':h')
endfunction

function! cardwright#register_with_vim_lsp() abort
  call lsp#register_server({
        \ 'name': 'cardwright',
        \ 'cmd': {server_info -> g:cardwright_command},
        \ 'root_uri': {server_info -> lsp#utils#path_to_uri(cardwright#root(bufnr('')))},
        \ 'allowlist': ['xml.cardwright', 'cardwright', 'jsonc.cardwright_project'],
        \ 'languageId': {server_info -> 'cardwright'},
        \ 'initialization_options': g:cardwright_settings,
        \ 'workspace_config': {'cardwright': g:cardwright_settings},
        \ })
endfunction

function! cardwright#register_with_yegappan_lsp() abort
  call LspAddServer([{
        \ 'name': 'cardwright',
        \ 'filetype': ['xml.cardwright', 'cardwright', 'jsonc.cardwright_project'],
        \ 'path': g:cardwright_command[0],
        \ 'args': g:cardwright_command[1:],
        \ 'languageId': 'cardwright',
        \ 'initializationOptions': g:cardwright_settings,
        \ }])
endfunction

" Opens the live preview of the card in the browser.
function! cardwright#preview() abort
  call cardwright#execute('cardwright.preview.open', {'carrier': 'browser'}, function('s:opened'))
endfunction

function! s:opened(result) abort
  if !get(a:result, 'opened', v:false)
    call s:browse(a:result.url)
  endif
  " Without the address: a message of two lines would wait for a key.
  echomsg 'The preview is open in the browser'
endfunction

" Keeps the preview with this card, or lets it follow again.
function! cardwright#pin() abort
  call cardwright#execute('cardwright.preview.pin', {}, function('s:pinned'))
endfunction

function! s:pinned(result) abort
  echomsg a:result.pinned ? 'The preview stays with this card' : 'The preview follows you'
endfunction

" Runs the scenarios of the card, as it is in the file; the claims that do not hold go into the quickfix list.
function! cardwright#test() abort
  update
  let l:start = index(g:cardwright_command, 'lsp')
  let l:words = (l:start < 0 ? g:cardwright_command[:0] : g:cardwright_command[:l:start - 1])
        \ + ['test', '--format', 'text', expand('%:p')]
  let l:lines = split(system(join(map(l:words, {_, each -> shellescape(each)}))), "\n")
  call setqflist([], ' ', {'title': 'Scenarios', 'lines': l:lines[:-2], 'efm': '%f:%l:%c: %m'})
  " The report counts characters, the list bytes.
  let l:items = filter(getqflist(), {_, each -> each.valid})
  for l:item in l:items
    let l:item.col = byteidx(get(getbufline(l:item.bufnr, l:item.lnum), 0, ''), l:item.col - 1) + 1
  endfor
  call setqflist([], 'r', {'title': 'Scenarios', 'items': l:items})
  execute empty(l:items) ? 'cclose' : 'botright cwindow | wincmd p'
  echomsg get(l:lines, -1, '')
endfunction

" Films the scenario at the cursor, or the first: the page that plays it stands beside the card and opens in the browser.
function! cardwright#film() abort
  call cardwright#execute('cardwright.film', {'position': s:position()}, function('s:filmed'))
endfunction

function! s:filmed(result) abort
  call s:browse(a:result.uri)
  echomsg 'Film: ' . fnamemodify(a:result.path, ':t')
endfunction

" Writes the picture of the card to a file beside it.
function! cardwright#export(format) abort
  call cardwright#execute('cardwright.preview.export', {'format': a:format}, {result -> execute('echomsg "Written: " . result.path', '')})
endfunction

function! cardwright#formats(lead, line, position) abort
  return filter(['svg', 'png', 'sheet', 'html'], {_, format -> stridx(format, a:lead) == 0})
endfunction

function! cardwright#ignore(result) abort
endfunction

" Has the server run a command for the card in this buffer, and calls Then with its result.
function! cardwright#execute(command, argument, Then) abort
  let l:argument = extend({'uri': s:uri()}, a:argument)
  let l:params = {'command': a:command, 'arguments': [l:argument]}
  if exists(':ALEInfo')
    call ale#lsp_linter#SendRequest(bufnr(''), 'cardwright', [0, 'workspace/executeCommand', l:params],
          \ {response -> s:answered(response, a:Then)})
  elseif exists('*lsp#send_request')
    call lsp#send_request('cardwright', {'method': 'workspace/executeCommand', 'params': l:params,
          \ 'on_notification': {data -> s:answered(data.response, a:Then)}})
  elseif exists('*g:LspRequestCustom')
    " This client keeps the answer to itself; the server opens the page.
    call g:LspRequestCustom('cardwright', 'workspace/executeCommand', l:params)
  else
    call s:complain('install ALE, vim-lsp or yegappan/lsp first, see :help cardwright')
  endif
endfunction

function! s:answered(response, Then) abort
  if has_key(a:response, 'error')
    call s:complain(a:response.error.message)
  elseif type(a:response.result) == v:t_dict
    call a:Then(a:response.result)
  endif
endfunction

function! s:complain(text) abort
  echohl ErrorMsg
  echomsg 'cardwright: ' . a:text
  echohl None
endfunction

" The address of the file in this buffer.
function! s:uri() abort
  return 'file://' . substitute(expand('%:p'), '[^A-Za-z0-9/._~-]', '\=s:escaped(submatch(0))', 'g')
endfunction

function! s:escaped(character) abort
  return join(map(range(strlen(a:character)), {_, index -> printf('%%%02X', char2nr(a:character[index]))}), '')
endfunction

" Opens a page in the browser.
function! s:browse(url) abort
  for l:command in [g:cardwright_browser, ['xdg-open'], ['open'], ['wslview']]
    if !empty(l:command) && executable(l:command[0])
      call job_start(l:command + [a:url], {'stoponexit': ''})
      return
    endif
  endfor
  call s:complain('open ' . a:url . ' in a browser, or name one in g:cardwright_browser')
endfunction

" Tells the server where the cursor is, once it rests; the preview outlines the element there.
function! cardwright#cursor_moved() abort
  call timer_stop(get(s:, 'timer', -1))
  let s:timer = timer_start(30, function('s:tell_cursor', [bufnr('')]))
endfunction

function! s:tell_cursor(buffer, timer) abort
  if a:buffer != bufnr('') || !exists(':ALEInfo') || empty(getbufvar(a:buffer, 'cardwright_is_served'))
    return
  endif
  call ale#lsp_linter#SendRequest(a:buffer, 'cardwright', [1, 'cardwright/cursor',
        \ {'textDocument': {'uri': s:uri()}, 'position': s:position()}])
endfunction

" Where the cursor is.
function! s:position() abort
  " The protocol counts UTF-16 units: characters, and those beyond 16 bits twice.
  let l:before = split(strpart(getline('.'), 0, col('.') - 1), '\zs')
  let l:character = len(l:before) + len(filter(copy(l:before), {_, each -> char2nr(each) > 0xFFFF}))
  return {'line': line('.') - 1, 'character': l:character}
endfunction
