export type Question = {
  id: string
  question: string
  /** One paragraph each; names of facts in braces (app/facts/shop-facts.ts). */
  answer: string[]
  /** The lists of documents stand under the answer. */
  shows?: 'identification'
  /** Where to read on. */
  link?: { text: string; path: string }
}

const money: Question[] = [
  {
    id: 'cost',
    question: 'What does a mailbox cost?',
    answer: [
      'The plans: {headlineRange}. A typical rental comes to {typicalFrom} to {typicalTo} per month; what makes the difference is {recipientFee} a month for each additional recipient, and setup on a short term.',
    ],
    link: { text: 'See the plans', path: '#plans' },
  },
  {
    id: 'first-payment',
    question: 'What do I pay on the first day, and for how long?',
    answer: [
      'The rent, for the whole term if you pay ahead or for one month if you pay by the month, a {keyDeposit} key deposit that comes back to you, and for rentals under {setupMonths} months a one-time {setupFee} setup fee that does not.',
      'For the {examplePlan} and {shortestTerm} months, the shortest term, that is {exampleDueAhead} paid ahead, or {exampleDueMonthly} by the month. The other terms are {otherTerms} months.',
    ],
  },
  {
    id: 'key-and-late',
    question: 'What if I lose the key, or pay late?',
    answer: [
      'A new key is {keyReplacement}, and the {keyDeposit} deposit is forfeited. A late payment costs {lateFee}. Neither comes up if all goes well.',
    ],
  },
]

const people: Question[] = [
  {
    id: 'apply',
    question: 'How do I apply?',
    answer: [
      'Create an account, choose a plan, and come to the counter with two IDs. We go through Form 1583 with you, watch you sign, and give you your number. You can also send the form by certified mail.',
    ],
    link: { text: 'See both ways', path: '#notary' },
  },
  {
    id: 'identification',
    question: 'Which IDs do I bring?',
    answer: [
      'Two, both valid today: one with your photo, and one that shows the home address you write on the form. One document can’t be both.',
    ],
    shows: 'identification',
  },
  {
    id: 'notary',
    question: 'Do I need a notary?',
    answer: ['Not if you sign with us. {signingRule}'],
  },
  {
    id: 'couples',
    question: 'We are a couple, or a family. Is one form enough?',
    answer: [
      'Every adult who receives mail files a form with two IDs, couples too. A parent lists children under 18 in item 12; they need no form and no ID.',
      'The price is another matter: one family member is included on a personal box, and each additional recipient is {recipientFee} per month.',
    ],
  },
  {
    id: 'business',
    question: 'How does a business apply?',
    answer: [
      'An officer or another authorized person applies with two IDs of their own and fills in item 7. Partners, employees and trade names are listed in item 12. Personal mail to one of them needs that person’s own form.',
      'One partner is included on a business box; each additional recipient is {recipientFee} per month.',
    ],
  },
  {
    id: 'collect',
    question: 'Can someone else collect my mail?',
    answer: [
      'Yes. You name them in item 5 of the form, and they show us two IDs. They need no form of their own as long as they receive no mail here.',
    ],
  },
]

const mail: Question[] = [
  {
    id: 'address',
    question: 'How do I write my new address?',
    answer: [
      'In three lines, like this: {sampleAddress}. PMB and your number belong to the address; no other word may stand in place of PMB.',
    ],
  },
  {
    id: 'packages',
    question: 'Do you take packages?',
    answer: [
      'Yes. Packages that USPS brings come with {uspsPlans}; packages of UPS, FedEx, Amazon and others, signed for, come with {otherCarrierPlans}. How many: {packageLimits}. How long we keep one: {packageDays}. Registered Mail is the exception: the Post Office hands it only to you.',
    ],
  },
  {
    id: 'pickup',
    question: 'When can I pick up my mail?',
    answer: ['During office hours: {hours}.'],
  },
  {
    id: 'not-yet',
    question: 'Do you scan, forward, shred or deposit my mail?',
    answer: ['{notYetAvailable} Today your mail is held for you at the counter.'],
  },
  {
    id: 'change-of-address',
    question: 'Can I file a change of address with the Post Office?',
    answer: [
      'When you move in, yes: from your old address to your mailbox. When you leave, no. The Postal Service takes no change of address from a private mailbox, neither from you nor from us, so tell your senders yourself.',
    ],
  },
  {
    id: 'closing',
    question: 'What happens to my mail when I close the mailbox?',
    answer: [
      'For six months we send what still arrives to the address you leave with us. You pay the new postage. If you would rather not, tell us so in writing.',
    ],
  },
]

const limits: Question[] = [
  {
    id: 'bank-and-llc',
    question: 'Can I use it for a bank account or an LLC?',
    answer: [
      'As a mailing address, usually. A bank has to record where you really live or work, and may refuse a mailbox for that. Many LLCs use one as a business address, but the agent who receives legal papers for the company needs a place of their own.',
      'Ask your bank, the Secretary of State or a lawyer before you rely on it: we give no legal advice.',
    ],
  },
  {
    id: 'privacy',
    question: 'Who gets to see my home address?',
    answer: [
      'It stands on Form 1583, with copies of your IDs. We keep them and enter them in the Postal Service’s customer database, and the police may ask to see them. Your senders see only our address. A private mailbox is private, not anonymous.',
    ],
  },
  {
    id: 'legal-papers',
    question: 'Can legal papers reach me here?',
    answer: [
      'Yes. California has you sign, before you get a mailbox, that we may receive legal papers for you until two years after you close it. We put a notice in your box and mail you a copy.',
    ],
  },
  {
    id: 'ask',
    question: 'My question is not here.',
    answer: ['Call us at {phone}, or send us a message.'],
    link: { text: 'Send a message', path: '#contact' },
  },
]

/** What visitors ask, in the order they tend to ask it. */
export const questions = [...money, ...people, ...mail, ...limits]
