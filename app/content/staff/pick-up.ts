/** Pick-up of mail. */
export const pickUp = {
  nothingWaits: 'Nothing is waiting for PMB {box}.',
  items: { title: 'Items to release', chosen: '{count} of {all}' },
  who: 'Picked up by',
  kinds: {
    owner: 'Rents the box',
    recipient: 'Receives mail',
    collector: 'Authorized for pick-up',
  },
  noPeople: 'No one listed for this box may pick up mail.',
  idHint: 'Choose the photo ID you saw. Only its type is kept.',
  /** A button beside a person. */
  idOf: '{name}: {id}',
  ids: {
    'drivers-license': 'Driver’s license / ID',
    passport: 'Passport',
    'matricula-consular': 'Matrícula',
    'permanent-resident': 'Green card',
  },
  otherId: 'Other ID',
  signature: 'Signature',
  signatureOf: '{name}, {count} items',
  signHere: 'Sign here',
  clear: 'Clear',
  handOut: { one: 'Release 1 item', other: 'Release {count} items' },
  missing: {
    items: 'Choose the items to release.',
    recipient: 'Choose the person who is here.',
    idType: 'Choose the ID you saw.',
    signature: 'Ask for a signature.',
    reason: 'Enter the reason for releasing it without these papers.',
  },
  lacking: {
    fix: 'Enter it',
    ask: 'First enter what is missing on the page of the box. Only an administrator can release it without these papers.',
    reason: 'Reason for releasing it without these papers',
    handOut: {
      one: 'Release 1 item without these papers',
      other: 'Release {count} items without these papers',
    },
  },
  gone: {
    handedOut: '{what} was released to {name} on {when}.',
    other: '{what} can’t be released: {state}.',
    since: '{state} on {when}',
    proof: 'Proof of pick-up',
  },
  done: {
    one: '1 item released for PMB {box}. {left} left.',
    other: '{count} items released for PMB {box}. {left} left.',
  },
  wrongBox: {
    title: 'It is for another box',
    about:
      'It was received for the wrong number. If that customer was notified, they get a correction. The right customer gets a notice.',
    item: 'Which item',
    box: 'The right PMB',
    submit: 'Move it',
    done: '{what} now belongs to PMB {box}: {state}. Put it there, and print a new label.',
  },
  noneLeft: 'Nothing is',
  someLeft: { one: '1 is', other: '{count} are' },
}
