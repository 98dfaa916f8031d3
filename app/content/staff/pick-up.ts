/** Handing mail out. */
export const pickUp = {
  nothingWaits: 'Nothing waits for PMB {box}.',
  items: {
    title: 'What is handed out',
    all: 'All {count}',
    shelf: 'Shelf {shelf}',
    since: 'since {day}',
    notHere: 'These are here too, but not to be handed out',
  },
  who: 'Who is here?',
  kinds: { owner: 'Rents the box', recipient: 'Receives mail', collector: 'Named collector' },
  nobody: 'Nobody who may pick up is listed for this box.',
  idType: 'Photo ID you saw',
  idHint: 'Only its type is kept, never a number or a picture.',
  signature: 'Signature',
  signHere: 'Sign here',
  clear: 'Sign again',
  handOut: { one: 'Hand out 1 item', other: 'Hand out {count} items' },
  missing: {
    items: 'Choose what is handed out.',
    recipient: 'Choose who is here.',
    idType: 'Choose the ID you saw.',
    signature: 'Ask for a signature.',
    reason: 'Say why it may be handed out without these papers.',
  },
  lacking: {
    ask: 'Enter what is missing on the page of the box first. Only an administrator can allow it without.',
    reason: 'Why it is handed out without',
    handOut: {
      one: 'Hand out 1 item without these papers',
      other: 'Hand out {count} items without these papers',
    },
  },
  gone: {
    handedOut: '{what} was handed out to {name} on {when}.',
    other: '{what} is not to be handed out: {state}.',
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
      'It was taken in for the wrong number. Whoever was told of it is told that it was not theirs, and the right customer gets a notice.',
    item: 'Which item',
    box: 'The right PMB',
    submit: 'Move it',
    done: '{what} is for PMB {box} now: {state}. Put it there, and print its label anew.',
  },
  noneLeft: 'Nothing is',
  someLeft: { one: '1 is', other: '{count} are' },
}
