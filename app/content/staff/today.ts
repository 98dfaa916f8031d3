/** The day at the counter. */
export const today = {
  figures: {
    title: 'In figures',
    visits: 'visits',
    waiting: 'items waiting',
    overdue: 'past hold limit',
    rents: 'rents due or late',
    tasks: 'tasks',
  },
  more: 'and {count} more',
  next: 'Show more',
  none: 'Nothing is due.',
  back: 'Today',
  columns: { box: 'Box', name: 'Name', what: 'Item', amount: 'Amount', status: 'Status' },
  /** By the day that something is due on. */
  urgencies: {
    late: { one: 'Late by 1 day', other: 'Late by {count} days' },
    today: { one: 'Today', other: 'Today' },
    due: { one: 'Due in 1 day', other: 'Due in {count} days' },
  },
  uncounted: '{count}+',
  visits: {
    title: 'Visits',
    none: 'No visits today.',
    time: 'Time',
    way: 'How',
    ways: { counter: 'At the counter', video: 'By video', notary: 'Brings signed papers' },
    outcome: 'Outcome',
  },
  papers: {
    title: 'Service of process',
    steps: { notice: 'Notice in the box', letter: 'Letter by first-class mail' },
    day: 'By',
    urgencies: { late: 'Late', due: 'Due' },
  },
  tasks: {
    title: 'Tasks',
    day: 'By',
    kinds: {
      'return-to-sender': 'Return to sender',
      remail: 'Forward',
      'find-missing': 'Find on the shelf',
    },
  },
  waiting: { title: 'Waiting mail', day: 'Since' },
  overdue: { title: 'Past hold limit', day: 'Since' },
  unpaid: { title: 'Keys out, first payment due', day: 'Keys since' },
  rents: { title: 'Rents due or late', day: 'Paid through' },
  closings: { title: 'Closings', day: 'Closes on' },
  leaving: { title: 'Closed with steps remaining', day: 'Closed on' },
  ids: {
    title: 'Expiring IDs',
    day: 'Expires',
    documents: { photo: 'Photo ID', address: 'Address document' },
    urgencies: {
      late: { one: 'Expired 1 day ago', other: 'Expired {count} days ago' },
      today: { one: 'Expires today', other: 'Expires today' },
      due: { one: 'Expires in 1 day', other: 'Expires in {count} days' },
    },
  },
  start: {
    title: 'Before the first customer',
    done: 'done',
    open: 'to do',
    boxes: {
      link: 'Check your box numbers',
      text: 'All of them are free now. They come from app/content/business.ts.',
    },
    prices: {
      link: 'Check your prices',
      text: 'The counter charges the prices on the website. They come from app/content/plans.ts and fees.ts.',
    },
    sales: {
      link: 'Add other items you sell',
      text: 'Stamps, copies, postage: each with its price.',
    },
    till: {
      link: 'Open the cash drawer',
      text: 'Count the cash in the drawer. Then you can take payments.',
    },
    customer: { link: 'File the first application', text: 'For a customer at the counter.' },
  },
  backup: {
    last: 'Last backup: {moment}',
    none: 'No backup yet. The first is made tonight.',
    late: 'No backup since {moment}. Tell the person who runs the server.',
  },
}
