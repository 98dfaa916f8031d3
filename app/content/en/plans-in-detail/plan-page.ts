/** What the pages of all plans say. */
export const planPage = {
  plans: { name: 'Plans', path: '/#plans' },
  reckon: 'See the true cost',
  ask: 'Call us',
  audience: 'Who it’s for',
  today: 'What it includes today',
  later: {
    title: 'Not yet available',
    text: 'Scanning, online forwarding, shredding and check deposit. The price is not for them: today you collect your mail, or name someone who does.',
  },
  know: 'Good to know before you choose',
  questions: 'Questions',
  others: 'The other plans',
  action: {
    title: 'Come by with two IDs',
    text: 'One with your photo, one that shows your home address. We go through Form 1583 with you, watch you sign, and give you your number.',
    steps: { name: 'How it works', path: '/how-it-works' },
  },
}
