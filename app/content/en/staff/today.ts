/** The day at the counter. */
export const today = {
  visits: {
    title: 'Visits',
    none: 'No visits today.',
    columns: { time: 'Time', name: 'Who', way: 'How' },
    ways: { counter: 'At the counter', video: 'By video', notary: 'Brings signed papers' },
  },
}
