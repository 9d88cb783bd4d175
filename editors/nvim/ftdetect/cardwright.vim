" Card files are XML of their own kind: highlighted as XML, served by Cardwright.
autocmd BufRead,BufNewFile *.card.xml set filetype=xml.cardwright
