import type { Topic } from '#content/service.ts'

export const taxPlanning: Topic = {
  path: '/services/tax/tax-planning',
  name: 'Tax planning',
  title: 'A calendar for your tax year',
  description:
    'A year’s calendar for taxes in California: estimated payments, records, questions for an adviser, and who can help. Our shop does not offer planning yet.',
  summary: 'A calendar for the year, and questions for an adviser.',
  lead: 'The dates anyone can keep, and the signs that it is time to ask an adviser.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'January 15', text: 'Last estimated payment for the year before' },
    { term: 'January 31', text: 'W-2s and most 1099s are due, to you and from you' },
    { term: 'April 15', text: 'Return or extension, payment, first estimated payment' },
    {
      term: 'June 15 and September 15',
      text: 'Estimated payments; California skips September',
    },
    { term: 'October 15', text: 'The extended due date' },
  ],
  action: { name: 'Who can help', to: '/services/tax/tax-preparation#registration' },
  body: [
    {
      title: 'Signs that it is time to ask',
      list: [
        'You work for yourself now, or have a second income without withholding.',
        'You hired someone, or paid people for work.',
        'You married, divorced, had a child, bought or sold a home.',
        'You sell to other states, or moved from one.',
        'You are thinking of an LLC: in California it owes at least $800 a year, profit or not.',
      ],
    },
    {
      title: 'Checklist for an adviser',
      look: 'panel',
      list: [
        'The last two returns, federal and California.',
        'Books or totals for this year so far.',
        'Pay stubs, and estimated payments with dates.',
        'Three questions, written down. And ask: is the fee by the hour or by the plan?',
      ],
    },
    {
      title: 'Without an adviser',
      list: [
        'Put a share of every payment you receive into a separate account that day.',
        'Adjust your W-4 when your life changes. The IRS [withholding estimator](https://www.irs.gov/individuals/tax-withholding-estimator) is free.',
        'Keep business and personal money separate, and [mail](/#plans) too.',
        'Compare this year with last in October, when two months are left to act.',
      ],
    },
    {
      questions: [
        {
          question: 'Does a mailbox in {neighborhood} change where I pay taxes?',
          answer:
            'No. Where you live and work decides that. A mailbox doesn’t make anyone a resident.',
        },
        {
          question: 'Is the rent of a business mailbox deductible?',
          answer: 'Ask your preparer, and keep our receipts: they will want to see them.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-consultation', '/services/tax/bookkeeping', '/tools/calculator'],
}
