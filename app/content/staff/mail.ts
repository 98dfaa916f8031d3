/** What several pages of the counter say of mail. */
export const mail = {
  pmb: 'PMB {box}',
  boxStates: {
    rented: 'Rented',
    reserved: 'Reserved, no keys yet',
    remail: 'Closed: send on',
    return: 'Not rented: return to sender',
    unknown: 'Not looked up: no connection',
  },
  remailUntil: 'Its mail is sent on until {day}.',
  heldUntil: 'On hold until {day}: no notice is sent.',
  plan: {
    limits: '{count} of {most} packages this month, each up to {pounds} lb, kept {days} days',
    noUsps: 'The plan takes no USPS packages',
    noOthers: 'The plan takes no packages from UPS, FedEx, Amazon and others',
  },
  recipients: 'Receives mail here',
  waitingHere: { one: '1 item waits here', other: '{count} items wait here' },
  itemStates: {
    waiting: 'Waiting',
    'handed-out': 'Handed out',
    'to-remail': 'Send on',
    'to-return': 'Return to sender',
    remailed: 'Sent on',
    returned: 'Sent back',
    undone: 'Undone',
  },
  kinds: { parcel: 'Package', accountable: 'Signed for', letters: 'Letters in the box' },
  noCarrier: 'Carrier unknown',
  otherCarrier: 'Another carrier',
  noTracking: 'No number',
  camera: {
    open: 'Scan with camera',
    title: 'Hold the barcode before the camera',
    close: 'Close the camera',
    failed: 'The camera can’t be used. Allow it in the browser, or type the number.',
  },
  label: {
    for: 'For {name}',
    received: 'Received {when}',
    shelf: 'Shelf {shelf}',
  },
}
