import type { Topic } from '#app/content/topic.ts'

export const taxPreparation: Topic = {
  path: '/services/tax/tax-preparation',
  name: 'Tax preparation',
  title: 'Getting ready for tax preparation',
  description:
    'Our shop does not prepare tax returns yet. Who may in California, what to gather before you go, what to ask a preparer, and where preparation costs nothing.',
  summary: 'Not offered yet: who may prepare a return, and what to gather before you go.',
  lead: 'Preparing a return is the smaller half of the work. The larger is gathering, and that you can do well before you meet anybody.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Availability', text: 'Not offered yet' },
    { term: 'Usual due date', text: 'April 15, or the next working day' },
    { term: 'Free help', text: 'IRS volunteers, for many households' },
  ],
  sections: [
    {
      title: 'Who may prepare a return for pay',
      terms: [
        {
          term: 'CPA',
          text: 'Licensed by the state. May represent you before the IRS.',
        },
        {
          term: 'Enrolled agent',
          text: 'Licensed by the IRS after an examination. May represent you too.',
        },
        {
          term: 'Attorney',
          text: 'Licensed by the State Bar; worth it when a dispute looms.',
        },
        {
          term: 'CTEC registered preparer',
          text: 'Trained and bonded, and registered each year. Must tell you name, address, telephone and bond in writing before the work.',
        },
      ],
    },
    {
      title: 'Questions to ask one',
      list: [
        'Which of the four are you, and what is your number?',
        'What will it cost, and what if something unexpected turns up? The fee should not depend on the refund.',
        'Will you sign the return and put your PTIN on it? A paid preparer has to.',
        'Will you be there in summer, when letters come?',
      ],
    },
    {
      title: 'The return stays yours',
      paragraphs: [
        'Whoever prepares it, you sign it and answer for it. Read it before you do: names, numbers, the bank account for the refund. That account should be yours, never the preparer’s.',
      ],
    },
  ],
  bring: {
    title: 'What to gather for whoever prepares it',
    items: [
      'Photo ID, and Social Security or ITIN numbers of everybody on the return.',
      'Last year’s federal and California returns.',
      'All W-2s, 1099s, 1098s and 1095s. Tick them off against last year.',
      'For a business: your books, miles, and what you bought that lasts for years.',
      'Child care, tuition, gifts, medical bills, property tax, estimated payments with dates.',
      'Account and routing numbers for a refund.',
    ],
  },
  costs: {
    title: 'What it costs, or how to ask',
    paragraphs: [
      'Nothing here, because we don’t offer it yet. IRS volunteers (VITA and TCE) prepare simple returns free of charge for households below an income limit that changes each year, and for people of 60 and over. Elsewhere, ask for the fee in writing first.',
    ],
  },
  limits: [
    'We don’t prepare, check or correct returns until a registered preparer works with us.',
    'We don’t recommend a particular preparer, and take no commission from any.',
    'No loans on refunds.',
  ],
  questions: [
    {
      question: 'Can you pass my papers on to my preparer?',
      answer:
        'Your preparer may collect mail for you if you name them on Form 1583 as authorized to collect, with two IDs of their own.',
    },
    {
      question: 'May I do it myself?',
      answer:
        'Yes, and for many people it is simple: see [tax filing](/services/tax/tax-filing) for free programs.',
    },
  ],
  related: ['/services/tax/tax-filing', '/services/tax/tax-forms', '/services/tax/bookkeeping'],
  action: {
    title: 'Start with the gathering',
    text: 'Keep one envelope for everything that says “tax document”. Ask us when preparation begins here.',
  },
}
