/** Handing mail out. */
export const pickUp = {
  nothingWaits: 'Nothing is waiting for PMB {box}.',
  items: {
    title: 'Items to hand out',
    all: 'All {count}',
    shelf: 'Shelf {shelf}',
    since: 'since {day}',
    notHere: 'Also here, but can’t be handed out',
  },
  who: 'Who is here?',
  kinds: { owner: 'Rents the box', recipient: 'Receives mail', collector: 'Named collector' },
  nobody: 'No one listed for this box may pick up mail.',
  idType: 'Photo ID you saw',
  idHint: 'Only its type is kept, never a number or a picture.',
  signature: 'Signature',
  signHere: 'Sign here',
  clear: 'Sign again',
  handOut: { one: 'Hand out 1 item', other: 'Hand out {count} items' },
  missing: {
    items: 'Choose the items to hand out.',
    recipient: 'Choose who is here.',
    idType: 'Choose the ID you saw.',
    signature: 'Ask for a signature.',
    reason: 'Enter the reason for handing it out without these papers.',
  },
  lacking: {
    ask: 'First enter what is missing on the page of the box. Only an administrator can hand it out without these papers.',
    reason: 'Reason for handing it out without these papers',
    handOut: {
      one: 'Hand out 1 item without these papers',
      other: 'Hand out {count} items without these papers',
    },
  },
  gone: {
    handedOut: '{what} was handed out to {name} on {when}.',
    other: '{what} can’t be handed out: {state}.',
    since: '{state} on {when}',
    proof: 'Proof of pick-up',
  },
  done: {
    one: '1 item handed out for PMB {box}. {left} left.',
    other: '{count} items handed out for PMB {box}. {left} left.',
  },
  wrongBox: {
    title: 'It is for another box',
    about:
      'It was taken in for the wrong number. If that customer was notified, they get a correction. The right customer gets a notice.',
    item: 'Which item',
    box: 'The right PMB',
    submit: 'Move it',
    done: '{what} now belongs to PMB {box}: {state}. Put it there, and print a new label.',
  },
  noneLeft: 'Nothing is',
  someLeft: { one: '1 is', other: '{count} are' },
}
