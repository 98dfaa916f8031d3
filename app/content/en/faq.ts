export type Question = {
  id: string
  question: string
  /** One paragraph each; names of facts in braces (app/facts/shop-facts.ts). */
  answer: string[]
  /** A page with more. */
  link?: { text: string; path: string }
  /** Special hours are shown below it. */
  isOfHours?: true
}

const money: Question[] = [
  {
    id: 'cost',
    question: 'What does a mailbox cost?',
    answer: [
      'The plans: {headlineRange}. A typical rental comes to {typicalFrom} to {typicalTo} per month. It costs more than the plan because each additional recipient is {recipientFee} a month. On a short term it also includes the {setupFee} setup fee.',
    ],
    link: { text: 'See the plans', path: '#plans' },
  },
  {
    id: 'first-payment',
    question: 'What do I pay on the first day, and for how long?',
    answer: [
      'The rent, for the whole term if you pay ahead or for one month if you pay by the month. A {keyDeposit} key deposit, which comes back to you. For rentals under {setupMonths}, a one-time {setupFee} setup fee, which is not refunded.',
      'For the {examplePlan} and {exampleTerm}, that is {exampleDueAhead} paid ahead, or {exampleDueMonthly} by the month. The other terms are {otherTerms}.',
    ],
    link: { text: 'Get your own price as you apply', path: '/apply' },
  },
  {
    id: 'key-and-late',
    question: 'When is rent due, and what if I pay late, lose the key or leave?',
    answer: [
      '{rentRule}',
      '{renewalRule}',
      'A new key is {keyReplacement}. The {keyDeposit} deposit is forfeited.',
      '{leavingRule}',
    ],
  },
]

const forms: Question[] = [
  {
    id: 'apply',
    question: 'How do I apply?',
    answer: [
      'Apply here first: we tell you which forms and IDs you need, and you book your visit. At the counter we go through Form 1583 with you and watch you sign. Or sign it before a US notary, and send it by certified mail.',
    ],
    link: { text: 'Apply for a mailbox', path: '/apply' },
  },
  {
    id: 'identification',
    question: 'Which IDs do I bring?',
    answer: [
      'Two, unexpired: one with your photo, and one with the home address you write on the form.',
    ],
    link: { text: 'Both lists', path: '/how-it-works#identification' },
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
      'No, one for each adult who receives mail, with two IDs. A parent lists children under 18 in item 12, without IDs.',
    ],
    link: { text: 'How many forms?', path: '/how-it-works#forms' },
  },
  {
    id: 'business',
    question: 'How does a business apply?',
    answer: [
      'An officer or another authorized person applies with their own two IDs. Item 7 names the business; item 12 lists its partners, employees and trade names. For personal mail, each person files their own form.',
    ],
  },
  {
    id: 'collect',
    question: 'Can someone else collect my mail?',
    answer: [
      'Yes, if you name them in item 5 of the form and they show us two IDs. They don’t need a form unless they receive mail here.',
    ],
  },
  {
    id: 'privacy',
    question: 'Who sees my home address?',
    answer: [
      'It is on your Form 1583. We keep that with copies of your IDs and enter both in the Postal Service’s customer database; the police may ask to see them. Your senders see only our address.',
    ],
    link: { text: 'Private, not anonymous', path: '/blog/private-not-anonymous' },
  },
]

const mail: Question[] = [
  {
    id: 'address',
    question: 'How do I write my new address?',
    answer: ['In three lines: {sampleAddress}.'],
    link: { text: 'How to write a PMB address', path: '/blog/how-to-write-a-pmb-address' },
  },
  {
    id: 'packages',
    question: 'Do you take packages?',
    answer: [
      'Yes. Packages that USPS brings come with {uspsPlans}; packages of UPS, FedEx, Amazon and others, signed for, with {otherCarrierPlans}. Only Registered Mail stays at the Post Office for you.',
    ],
    link: {
      text: 'How long we keep them, and larger numbers',
      path: '/services/mailbox/package-storage',
    },
  },
  {
    id: 'pickup',
    question: 'When can I pick up my mail?',
    answer: ['During store hours: {hours}.'],
    isOfHours: true,
  },
  {
    id: 'change-of-address',
    question: 'Can I file a change of address with the Post Office?',
    answer: [
      'When you move in, yes. When you leave, no: the Postal Service accepts none from a private mailbox, from you or from us.',
    ],
  },
  {
    id: 'closing',
    question: 'What happens to my mail when I close the mailbox?',
    answer: [
      'For six months we forward mail that still arrives, unless you tell us in writing not to. You pay the new postage.',
    ],
    link: { text: 'Moving out', path: '/blog/moving-out' },
  },
  {
    id: 'bank',
    question: 'Can I use it for a bank account?',
    answer: [
      'As the mailing address, usually. A bank also has to record where you really live or work. Ask yours first.',
    ],
    link: { text: 'Where the address is accepted', path: '/will-it-be-accepted' },
  },
  {
    id: 'llc',
    question: 'Can I use it for an LLC?',
    answer: [
      'As a mailing address, yes, and many use one as a business address. The agent for court papers needs a place of their own. {disclosureRule} Ask the Secretary of State or a lawyer.',
    ],
    link: {
      text: 'A private mailbox and your LLC',
      path: '/blog/a-private-mailbox-and-your-llc',
    },
  },
  {
    id: 'legal-papers',
    question: 'Can court papers reach me here?',
    answer: [
      'Yes. California requires you to let us receive them for you until two years after you close the mailbox. We put a notice in it and mail you a copy.',
    ],
    link: { text: 'Court papers and your mailbox', path: '/services/legal/service-of-process' },
  },
]

/** Visitors’ questions, in the order they tend to ask them. */
export const questionGroups = [
  { title: 'Money', questions: money },
  { title: 'Forms', questions: forms },
  { title: 'Mail', questions: mail },
]

export const questions = questionGroups.flatMap((group) => group.questions)
