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
    lateFrom: 'a late fee of {fee} is added from {day}',
    noneDue: 'None: it closes on {day}',
    untilClosing: 'Until it closes',
    inAll: '{amount} in all, to {day}',
    closedOn: 'Closed on',
  },
  reserved: {
    about: 'The number is yours. The address is not, until you have your key.',
    notYet: 'Not usable yet. Please don’t give it out before you have your key.',
  },
}

/** The address card. */
export const addressCard = {
  title: 'Your address',
  about:
    'Exactly as it must be written: three lines, capitals, PMB before the number. Never suite, apt, unit or box.',
  name: 'Whose mail',
  copyAll: 'Copy all three lines',
  copied: 'Copied',
  refused: 'Your browser didn’t allow copying: select the text and copy it by hand.',
  unwritable:
    'The Postal Service’s machines read A to Z and digits, and the name begins the address. Please give it in Latin letters, as the ID has it. A form that was signed without them is signed once more.',
  latin: {
    submit: 'Use this name',
    busy: 'Saving…',
    done: 'Saved: this is the address now. Where a form was signed without these letters, please come by with the IDs to sign it once more.',
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
    title: 'Give it to others',
    about: 'All of it is made on this device.',
    contact: 'Contact file (vCard)',
    labels: 'Print 30 labels',
    labelsHint: 'For sheets of 1 × 2⅝ inch labels, such as Avery 5160. Print at 100 %.',
    code: 'The address as a QR code, to be read by a phone’s camera',
    codeHint: 'A phone’s camera reads it as a contact.',
  },
}

/** Who receives mail. */
export const mailboxRecipients = {
  title: 'Who receives mail',
  about:
    'Mail in other names goes back to its sender. A new name, a new home address or a new ID needs a new form: please come by.',
  forms: {
    'not-needed': 'No form needed',
    'to-sign': 'Form to be signed',
    signed: 'Form signed',
    'in-crd': 'Form signed, and with the Postal Service',
  } satisfies Record<FormStatus, string>,
  documents: { photo: 'Photo ID', address: 'Address ID' },
  expires: '{document} ({type}) expires on {day}. Please show us a new one before.',
  expired: '{document} ({type}) expired on {day}. Please show us a new one.',
}

/** Mail that waits, and mail that was handed out. */
export const mailboxMail = {
  title: 'Your mail',
  about: 'What waits for you at our counter, and what you have picked up or we have sent on.',
  none: 'Nothing is waiting for you.',
  kinds: {
    parcel: 'Package',
    accountable: 'Letter to sign for',
    letters: 'Letters in your mailbox',
  } satisfies Record<MailItem['kind'], string>,
  from: '{kind} by {carrier}',
  for: 'for {name}',
  since: 'here since {day}, {time}',
  tracking: 'Tracking number {number}',
  history: { one: 'Picked up or sent: 1 item', other: 'Picked up or sent: {count} items' },
  handedOut: 'here on {from}, picked up on {until}',
  toRemail: 'here since {day}, {time}; we send it on to you',
  sentOn: 'here on {from}, sent on to you on {until}, {time}',
  sentOnBy: 'here on {from}, sent on to you on {until}, {time}, by {name}',
  returned: 'here on {from}, sent back to its sender on {until}',
}

/** Rent and receipts. */
export const mailboxRent = {
  calendar: 'Save the next due day to your calendar (.ics)',
  file: 'rent-{box}.ics',
  dueTitle: 'Rent for mailbox {box}',
  dueText: '{amount} plus tax, at our counter.',
  title: 'Rent',
  about: 'You pay at our counter. Amounts are before tax.',
  plan: 'Plan',
  term: '{plan}, {term}',
  payment: 'Paid',
  payments: { ahead: 'for the whole term', monthly: 'by the month' },
  ledger: 'Charges and payments',
  columns: { what: 'What', amount: 'Amount' },
  kinds: {
    charge: 'Charge',
    payment: 'Payment, thank you',
    deposit: 'Deposit',
    refund: 'Refund',
    reversal: 'Correction',
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
    'For when you are away: we keep your mail as always and write you no notices from the first day of a hold through its last. Your mailbox stays open.',
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

/** Notice, and what follows from it. */
export const mailboxClosing = {
  title: 'Closing',
  about:
    'You can close the mailbox on any day within a year. Before you say so, we show you what follows on which day.',
  day: 'Day it closes',
  show: 'Show what follows',
  showing: 'One moment…',
  rent: 'Rent until it closes',
  confirmTitle: 'Give notice?',
  confirmText: 'To take it back, please talk to us.',
  confirm: 'Give notice',
  keep: 'Keep my mailbox',
  given: 'We have your notice, and have sent you these days by email.',
  planned: 'You have given notice. These are the days:',
  happened: 'This mailbox is closed. These are the days:',
  steps: {
    closesOn: {
      name: 'The mailbox closes',
      text: 'Bring back the key. From now on give your new address to everybody who writes to you: the Postal Service takes no change of address from a private mailbox, from you or from us.',
    },
    remailUntil: {
      name: 'We stop sending on your mail',
      text: 'Until then we send on what still comes, and you pay the new postage. Nobody else gets your number before.',
    },
    agentUntil: {
      name: 'We stop taking court papers for you',
      text: 'Until then California requires us to. Please keep your address with us up to date.',
    },
  },
  calendar: 'Save to calendar (.ics)',
  file: 'closing-{box}.ics',
  print: 'Print',
  printTitle: 'Closing of mailbox {box}',
}
