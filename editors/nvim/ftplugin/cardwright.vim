" The layout that `cardwright format` gives: two spaces a level.
if exists('b:did_cardwright_ftplugin')
  finish
endif
let b:did_cardwright_ftplugin = 1
setlocal expandtab shiftwidth=2 softtabstop=2 tabstop=2
let b:undo_ftplugin = get(b:, 'undo_ftplugin', 'exe') . '| setlocal expandtab< shiftwidth< softtabstop< tabstop<'
      \ . ' | unlet! b:did_cardwright_ftplugin'
