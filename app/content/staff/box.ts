import type { BoxPage } from '#shared/shop/boxes/box.ts'

/** One box. Names of values in braces. */
export const box = {
  states: {
    free: 'Free',
    reserved: 'Reserved',
    rented: 'Rented',
    closing: 'Closing',
    blocked: 'Quarantined',
  } satisfies Record<BoxPage['state'], string>,
  vacant: {
    free: 'This box is free and can be rented.',
    blocked:
      'Quarantined through {day}: the last customer closed this box less than six months ago. The number can’t be assigned until then.',
    moved:
      'Out of use through {day}: its customer moved to box {box}. Mail for this number goes there.',
    toMoved: 'Open box {box}',
    erased: 'The data of its customer was erased.',
  },
  former: 'This is a former customer of the box, who closed it on {day}.',
  formers: { title: 'Former customers', days: '{from} to {until}' },
  toPresent: 'Show the box as it is today',
  parts: {
    mail: 'Mail',
    money: 'Money',
    papers: 'Service of process',
    box: 'Box',
    history: 'History',
  },
  tabs: {
    label: 'The box',
    overview: 'Overview',
    mail: 'Mail',
    money: 'Money',
    people: 'People',
    history: 'History',
  },
  actions: {
    title: 'Actions for this box',
    handOut: { one: 'Release 1 item', other: 'Release {count} items' },
    takeIn: 'Receive mail',
    pay: 'Take a payment',
    papers: 'Log service',
    hold: 'Hold mail',
    giveOut: 'New application',
  },
  mail: {
    none: 'No mail is here for this box.',
    columns: { what: 'Item', who: 'For', state: 'Status', shelf: 'Shelf', since: 'Since' },
  },
  money: { notYet: 'Payments start once the keys are issued.', receipts: 'Receipts of this box' },
  papers: { receive: 'Log service' },
  history: {
    letters: { one: 'Letters, 1 entry', other: 'Letters, {count} entries' },
    none: 'Nothing has happened with this box yet.',
    more: 'Older',
    receipt: 'Receipt {receipt}',
    reversed: 'void',
    byCustomer: 'by the customer',
    notRented: 'Not rented at the time',
    timeOf: 'Customer: {name}',
    erased: 'name erased',
    ids: 'IDs checked',
    document: '{document}, to {day}',
    received: 'Mail received',
    handedOut: { one: '1 item to {name}', other: '{count} items to {name}' },
    papers: {
      received: 'Service of process received',
      noticed: 'Notice of service in the box',
      mailed: 'Service of process mailed',
    },
    paper: 'for {forName}, served by {servedBy}',
  },
}
