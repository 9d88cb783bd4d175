" Card files are XML of their own kind: highlighted as XML, served by Cardwright.
autocmd BufRead,BufNewFile *.card.xml set filetype=xml.cardwright
" What a project sets for its cards is JSON with comments.
autocmd BufRead,BufNewFile .cardwright.json set filetype=jsonc.cardwright_project
