export const cards = {
  stripe: {
    item: {
      one: 'Mailbox {box}: rent for 1 month',
      other: 'Mailbox {box}: rent for {count} months',
    },
    balance: 'Mailbox {box}: balance due',
  },
  fields: {
    months: 'Please choose a term',
    accepted: 'Please agree to the automatic renewal first',
    shownCents: 'Please look at the amount again',
    key: 'Each attempt needs an id of its own',
  },
  refusals: {
    cardsOff: 'The shop does not take cards online.',
    changed: 'The amount has changed meanwhile. Please look at the new amount, then try again.',
    nothingToPay: 'Nothing is to be paid.',
    noSuchTerm: 'The shop does not rent for that long.',
    tooSmall: 'A card payment must be at least {amount}. Please pay this at the counter.',
    unreachable:
      'The card service does not answer. Nothing was charged. Try again in a few minutes, or pay at the counter.',
    automaticOn: 'Automatic renewal is already on.',
    automaticOff: 'Automatic renewal is not on.',
    leaving: 'This mailbox is closing, so it can’t renew automatically.',
  },
}
