/** How the three films tell why a private mailbox is worth having: source, consequence, solution. */
export const story = {
  title: 'Where it starts, where it leads, what helps',
  lead: 'Three short films without sound. Each one comes with captions and its words in writing.',
  chapters: [
    {
      film: 'video1',
      place: 'The source',
      text: 'Your home address is on parcels, invoices, forms and public filings. Once it is out, nobody can call it back.',
    },
    {
      film: 'video2',
      place: 'The consequences',
      text: 'Mail in an open box is easy to take. What it says about you can open an account in your name or send your letters elsewhere.',
    },
    {
      film: 'video3',
      place: 'The solution',
      text: 'A street address that is not your home, a mailbox with your own number, and people at a counter who keep what arrives.',
    },
  ],
} as const
