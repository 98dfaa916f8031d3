export const mailWords = {
  fields: {
    key: 'Each attempt needs a key of its own',
    box: 'Please enter a PMB number',
    kind: 'Please say whether it is a package or needs a signature',
    name: 'Please enter the name on the item',
    tracking: 'This is too long for a tracking number',
    carrier: 'Please choose the carrier',
    checkReason: 'Please choose why the number is right',
    pounds: 'Please enter the weight in pounds',
    shelf: 'Please keep the shelf to 20 characters',
    items: 'Please choose the items to release',
    idType: 'Please choose the ID you saw',
    signature: 'Please ask for a signature',
    reason: 'Please enter a reason of up to 200 characters',
    nothingScanned: 'Scan the slips on the shelves first',
    tooMany: 'That is too many at once',
  },
}
