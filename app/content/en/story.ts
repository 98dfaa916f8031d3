/** The three videos, in order: source, consequence, solution. Names of values in braces. */
export const story = {
  title: 'The problem, the risk, the fix',
  lead: 'Three short silent videos.',
  play: 'Play the video “{title}”, {seconds} seconds',
  close: 'Close the video',
  transcript: 'Read transcript',
  chapters: [
    {
      video: 'video1',
      place: 'The source',
      text: 'Your home address is on packages, invoices, forms and public filings.',
    },
    {
      video: 'video2',
      place: 'The consequences',
      text: 'Stolen mail can open an account in your name or send your mail elsewhere.',
    },
    {
      video: 'video3',
      place: 'The solution',
      text: 'A street address that is not your home, with your own number and people at a counter.',
    },
  ],
}

/** The language of the captions. */
export const captions = 'English'
