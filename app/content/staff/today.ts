/** The day at the counter. */
export const today = {
  figures: {
    title: 'In figures',
    visits: 'visits',
    waiting: 'items waiting',
    overdue: 'waiting too long',
    rents: 'rents due or late',
    tasks: 'tasks',
  },
  more: 'and {count} more',
  uncounted: '{count}+',
  box: 'Box',
  who: 'Who',
  visits: {
    title: 'Visits',
    none: 'No visits today.',
    time: 'Time',
    way: 'How',
    ways: { counter: 'At the counter', video: 'By video', notary: 'Brings signed papers' },
    outcome: 'Did they come?',
  },
  papers: {
    title: 'Court papers',
    step: 'To do',
    steps: { notice: 'Notice in the box', letter: 'Letter by first-class mail' },
    due: 'By',
  },
  tasks: {
    title: 'Tasks',
    kind: 'To do',
    kinds: {
      'return-to-sender': 'Return to sender',
      remail: 'Send on',
      'find-missing': 'Find on the shelf',
    },
    due: 'By',
  },
  overdue: { title: 'Waiting longer than their plan allows', since: 'Since' },
  unpaid: { title: 'Keys out, nothing paid', keysOn: 'Keys since' },
  rents: { title: 'Rents due or late', paidThrough: 'Paid through' },
  closings: { title: 'Closings', closesOn: 'Closes on' },
  ids: {
    title: 'IDs that expire',
    expiresOn: 'Expires',
    expired: 'Expired on {day}',
    within: '{day} (within {days} days)',
  },
}
