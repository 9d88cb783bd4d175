(STag (Name) @tag)
(ETag (Name) @tag)
(EmptyElemTag (Name) @tag)
(Attribute (Name) @attribute)
(Attribute (AttValue) @string)
(Comment) @comment
(XMLDecl) @keyword
["<" ">" "</" "/>" "="] @punctuation.bracket
