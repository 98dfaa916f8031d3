import type { BoxPage } from '#shared/shop/boxes/box.ts'

/** One box. Names of values in braces. */
export const box = {
  back: 'All boxes',
  states: {
    free: 'Free',
    reserved: 'Reserved',
    rented: 'Rented',
    closing: 'Closing',
    blocked: 'Out of use',
  } satisfies Record<BoxPage['state'], string>,
  closesOn: 'Closes on {day}',
  nobody: {
    free: 'Nobody rents this box. It can be given out.',
    blocked: 'Out of use through {day}: its last customer closed it less than six months ago.',
    erased: 'What is known of its customer was erased.',
  },
  former: 'This is an earlier customer of the box. They closed it on {day}.',
  toPresent: 'Open the box as it is today',
  parts: {
    title: 'Parts of this page',
    next: 'Next',
    people: 'People',
    mail: 'Mail',
    money: 'Money',
    papers: 'Court papers',
    notes: 'Notes',
    box: 'Box and holds',
    closing: 'Closing',
    history: 'History',
  },
  actions: {
    title: 'Do something for this box',
    handOut: { one: 'Hand out 1 item', other: 'Hand out {count} items' },
    takeIn: 'Take in mail',
    pay: 'Take a payment',
    papers: 'Receive court papers',
    hold: 'Hold mail',
    giveOut: 'New application',
  },
  mail: {
    none: 'Nothing is here for this box.',
    columns: { what: 'Item', who: 'For', state: 'Status', shelf: 'Shelf', since: 'Since' },
  },
  money: { receipts: 'Receipts of this box' },
  papers: { receive: 'Papers were brought' },
}
