(element (STag (Name) @name)) @item
(element (EmptyElemTag (Name) @name)) @item
