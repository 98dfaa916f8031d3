export const mailWords = {
  fields: {
    key: 'The page sends a key of its own with each try',
    box: 'Please enter a PMB number',
    kind: 'Please say whether it is a package or needs a signature',
    name: 'Please enter the name on the item',
    tracking: 'This is too long for a tracking number',
    carrier: 'Please choose the carrier',
    checkReason: 'Please say why the number is right',
    pounds: 'Please enter the weight in pounds',
    shelf: 'Please keep the shelf to 20 letters',
    items: 'Please choose what is handed out',
    idType: 'Please choose the ID you saw',
    signature: 'Please ask for a signature',
    reason: 'Please say why in up to 200 letters',
    nothingScanned: 'Scan the slips on the shelves first',
    tooMany: 'That is too much at once',
  },
}
