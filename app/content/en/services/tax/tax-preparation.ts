import type { Topic } from '#content/service.ts'

export const taxPreparation: Topic = {
  path: '/services/tax/tax-preparation',
  name: 'Tax preparation',
  title: 'Getting ready for tax preparation',
  description:
    'Our shop does not prepare tax returns yet. See who may do it in California, what to gather before you go, what to ask a preparer, and where help is free.',
  summary: 'Who may prepare a return, and what to gather before you go.',
  lead: 'How to get ready, choose a preparer and find free help.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Usual due date', text: 'April 15, or the next working day' },
    {
      term: 'Free help',
      text: '[IRS volunteers](https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers), for many households',
    },
  ],
  action: { name: 'Who can help', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Papers to gather',
      look: 'panel',
      list: [
        'Photo ID, and Social Security or ITIN numbers of everyone on the return.',
        'Last year’s federal and California returns.',
        'All W-2s, 1099s, 1098s and 1095s, ticked off against last year. Keep one envelope for them.',
        'For a business: books, miles, and purchases that last for years.',
        'Child care, tuition, gifts, medical bills, property tax, estimated payments with dates.',
        'Your own account and routing numbers for a refund, never the preparer’s.',
      ],
    },
    {
      title: 'Who may prepare a return for pay?',
      terms: [
        { term: 'CPA', text: 'Licensed by the state. May represent you before the IRS.' },
        {
          term: 'Enrolled agent',
          text: 'Licensed by the IRS after an examination. May represent you too.',
        },
        { term: 'Attorney', text: 'Licensed by the State Bar; worth it when a dispute looms.' },
        {
          term: 'CTEC registered preparer',
          text: 'Trained, bonded, and registered each year.',
        },
      ],
    },
    { place: 'registration' },
    {
      title: 'Questions for a preparer',
      list: [
        'Which of the four are you, and what is your number?',
        'What will it cost, in writing, and what if something unexpected turns up? The fee should not depend on the refund.',
        'Will you sign the return and put your PTIN on it? A paid preparer has to.',
        'Will you be there in summer, when the mail comes?',
      ],
    },
    {
      questions: [
        {
          question: 'Who answers for the return?',
          answer:
            'You do: you sign it. Read it first: names, numbers, the bank account for the refund.',
        },
        {
          question: 'Can you pass my papers on to my preparer?',
          answer:
            'Your preparer may collect mail for you if you name them on Form 1583 and they show two IDs. We recommend no particular one and take no commission.',
        },
        {
          question: 'May I do it myself?',
          answer: 'Yes: see [tax filing](/services/tax/tax-filing) for free programs.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-filing', '/services/tax/tax-forms', '/services/tax/bookkeeping'],
}
