/** What the pages of all plans say. */
export const planPage = {
  plans: { name: 'Plans', path: '/#plans' },
  reckon: 'See the true cost',
  ask: 'Call us',
  audience: 'Who it’s for',
  today: 'What it includes today',
  later: {
    title: 'Not yet available',
    badge: 'Not yet available',
    text: 'The plan’s name may promise these. We don’t do them yet, and the price is not for them.',
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

/** What the plans’ names may promise and the shop does not do yet. */
export const laterServices = [
  {
    title: 'Scanning',
    text: 'Reading your mail on a screen. Today you see it when you collect it.',
  },
  {
    title: 'Online forwarding',
    text: 'Having single pieces sent on from your account. Today you collect, or name someone who does.',
  },
  {
    title: 'Shredding',
    text: 'Having mail destroyed unopened on request. Today everything is kept for you.',
  },
  {
    title: 'Check deposit',
    text: 'Having checks taken to your bank. Today they wait for you like any mail.',
  },
]
