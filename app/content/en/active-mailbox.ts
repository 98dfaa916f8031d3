import type { FormStatus } from '#shared/shop/applications/tracker.ts'
import type { Mailbox, MailboxPosting, MailItem } from '#shared/shop/boxes/mailbox-calls.ts'

/** A mailbox with a number, from its keys to its closing. Names of values in braces. */
export const activeMailbox = {
  title: 'Mailbox {box}',
  states: {
    reserved: 'Reserved for you',
    active: 'Open',
    closed: 'Closed',
  } satisfies Record<Mailbox['state'], string>,
  summary: {
    waiting: 'Waiting for you',
    nothing: 'Nothing',
    items: { one: '1 item', other: '{count} items' },
    paidThrough: 'Paid through',
    nextDue: 'Next rent',
    due: '{amount} by {day}',
    late: '{amount}, due since {day}, with a late fee of {fee}',
    ifLate: 'If it is late',
    lateFrom: '{fee} late fee from {day}',
    noneDue: 'None: it closes on {day}',
    renew: 'Renew',
    untilClosing: 'Until it closes',
    inAll: '{amount} in all, to {day}',
    closedOn: 'Closed on',
  },
  reserved: {
    about: 'The number is yours. You can use the address once you have your key.',
    notYet: 'You can’t use it yet. Please don’t give it out before you have your key.',
  },
}

/** The address card. */
export const addressCard = {
  title: 'Your address',
  former:
    'Mail for your earlier number {box} comes to this mailbox until {day}. Please give everyone the new one.',
  about:
    'Write it exactly like this: three lines, capitals, PMB before the number. Never suite, apt, unit or box.',
  name: 'Mail for',
  copyAll: 'Copy all three lines',
  copied: 'Copied',
  refused: 'Your browser didn’t allow copying: select the text and copy it by hand.',
  unwritable:
    'The Postal Service’s machines read only A to Z and digits, and the name is part of the address. Please enter it in Latin letters, as on the ID. If your form was signed without them, it must be signed again.',
  latin: {
    submit: 'Use this name',
    busy: 'Saving…',
    done: 'Saved: this is the address now. If a form was signed without these letters, please come by with the IDs to sign it again.',
  },
  form: {
    title: 'In a web form',
    about: 'Leave the line for apartment or suite empty: PMB belongs in the street line.',
    copy: 'Copy: {field}',
    fields: {
      name: 'Full name',
      firstName: 'First name',
      lastName: 'Last name',
      company: 'Company',
      street: 'Street address',
      city: 'City',
      state: 'State',
      zip: 'ZIP code',
      country: 'Country',
    },
  },
  country: 'United States',
  share: {
    title: 'Share it',
    about: 'Everything here is made on this device.',
    contact: 'Contact file (vCard)',
    labels: 'Print 30 labels',
    labelsHint: 'For sheets of 1 × 2⅝ inch labels, such as Avery 5160. Print at 100 %.',
    code: 'The address as a QR code for a phone’s camera',
    codeHint: 'A phone’s camera reads it as a contact.',
  },
}

/** The recipients. */
export const mailboxRecipients = {
  title: 'Recipients',
  about:
    'Mail in other names is returned to the sender. A new name, home address or ID needs a new form: please come by.',
  forms: {
    'not-needed': 'No form needed',
    'to-sign': 'Form not signed yet',
    signed: 'Form signed',
    'in-crd': 'Form signed and on file with the Postal Service',
  } satisfies Record<FormStatus, string>,
  documents: { photo: 'Photo ID', address: 'Address ID' },
  expires: '{document} ({type}) expires on {day}. Please show us a new one before then.',
  expired: '{document} ({type}) expired on {day}. Please show us a new one.',
}

/** Waiting mail, and mail already handed out. */
export const mailboxMail = {
  title: 'Your mail',
  about: 'What is waiting for you at our counter, and what you picked up or we forwarded.',
  none: 'Nothing is waiting for you.',
  kinds: {
    parcel: 'Package',
    accountable: 'Package we signed for',
    'accountable-letter': 'Letter to sign for',
    letters: 'Letters in your mailbox',
  } satisfies Record<MailItem['kind'], string>,
  from: '{kind} by {carrier}',
  for: 'for {name}',
  since: 'here since {day}, {time}',
  tracking: 'Tracking number {number}',
  history: { one: 'Picked up or sent: 1 item', other: 'Picked up or sent: {count} items' },
  handedOut: 'arrived on {from}, picked up on {until}',
  toRemail: 'here since {day}, {time}; we will forward it to you',
  sentOn: 'arrived on {from}, forwarded to you on {until}, {time}',
  sentOnBy: 'arrived on {from}, forwarded to you on {until}, {time}, by {name}',
  returned: 'arrived on {from}, returned to the sender on {until}',
}

/** Rent and receipts. */
export const mailboxRent = {
  calendar: 'Save the next due date to your calendar (.ics)',
  file: 'rent-{box}.ics',
  dueTitle: 'Rent for mailbox {box}',
  dueText: '{amount} plus tax, at our counter.',
  title: 'Rent',
  atCounter: 'You pay at our counter.',
  about: 'Amounts are before tax.',
  plan: 'Plan',
  term: '{plan}, {term}',
  nextPlan: 'Next plan',
  planFrom: '{plan}, from {day}',
  planChange: 'Change of plan',
  payment: 'Paid',
  payments: { ahead: 'for the whole term', monthly: 'by the month' },
  ledger: 'Charges and payments',
  columns: { what: 'Description', amount: 'Amount' },
  kinds: {
    charge: 'Charge',
    payment: 'Payment, thank you',
    deposit: 'Deposit',
    refund: 'Refund',
    reversal: 'Correction',
    dispute: 'Card payment disputed',
  } satisfies Record<MailboxPosting['kind'], string>,
  balance: 'Still to pay',
  settled: 'Nothing',
  credit: 'In your favor',
  receipts: 'Receipts',
  print: 'Print receipt {number}',
  printShort: 'Print',
  receipt: {
    from: 'Received by',
    day: 'Day',
    box: 'For',
  },
}

/** Holds of mail: one word for them, here, at the counter and in emails. */
export const mailboxHolds = {
  title: 'Hold mail',
  about:
    'For when you are away: we keep your mail as always, but send you no notices from the first day of a hold through the last. Your mailbox stays open.',
  from: 'First day',
  until: 'Last day',
  add: 'Hold mail',
  adding: 'Saving…',
  added: 'Your mail is held. Have a good time.',
  days: '{from} to {until}',
  ended: 'ended on {day}',
  end: 'End this hold',
  endOf: 'End the hold from {from}',
  ending: 'Ending…',
}

/** Notice to close, and the dates that follow. */
export const mailboxClosing = {
  title: 'Closing',
  about:
    'You can close the mailbox on any day within a year. Before you confirm, we show you what happens when.',
  day: 'Day it closes',
  show: 'Show what happens',
  showing: 'One moment…',
  rent: 'Rent until it closes',
  confirmTitle: 'Give notice?',
  confirmText: 'To take it back, please talk to us.',
  confirm: 'Give notice',
  keep: 'Keep my mailbox',
  given: 'We have your notice and emailed you these dates.',
  planned: 'You have given notice. These are the dates:',
  happened: 'This mailbox is closed. These are the dates:',
  steps: {
    closesOn: {
      name: 'The mailbox closes',
      text: 'Bring back the key. From now on, give your new address to everyone who writes to you: the Postal Service accepts no change of address from a private mailbox, from you or from us.',
    },
    remailUntil: {
      name: 'We stop forwarding your mail',
      text: 'Until then we forward mail that still arrives, and you pay the new postage. No one else gets your number before that.',
    },
    agentUntil: {
      name: 'We stop accepting court papers for you',
      text: 'California requires this until then. Please keep your address with us up to date.',
    },
  },
  calendar: 'Save to calendar (.ics)',
  file: 'closing-{box}.ics',
  print: 'Print',
  printTitle: 'Closing of mailbox {box}',
}
