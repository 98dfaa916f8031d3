import type { Topic } from '#app/content/topic.ts'

export const taxPlanning: Topic = {
  path: '/services/tax/tax-planning',
  name: 'Tax planning',
  title: 'Tax planning: a calendar, not a trick',
  description:
    'A year’s calendar for taxes in California: estimated payments, records, questions for an adviser. Planning as a service is not offered by our shop yet; who can help.',
  summary: 'Not offered yet: a calendar for the year, and questions for an adviser.',
  lead: 'Planning means looking at the tax year while there is still time to change it. The dates anybody can keep; the advice belongs to people licensed to give it.',
  picture: 'ledger',
  needs: 'tax-preparer',
  glance: [
    { term: 'Availability', text: 'Not offered yet' },
    { term: 'Estimated payments', text: 'April, June, September, January: the 15th' },
    { term: 'Advice from', text: 'A CPA, an enrolled agent or an attorney' },
  ],
  sections: [
    {
      title: 'The year in five dates',
      terms: [
        { term: 'January 15', text: 'The last estimated payment for the year before.' },
        { term: 'January 31', text: 'W-2s and most 1099s are due to you, and from you.' },
        {
          term: 'April 15',
          text: 'Return or extension, payment, and the first estimated payment.',
        },
        {
          term: 'June 15 and September 15',
          text: 'Estimated payments; California skips September.',
        },
        { term: 'October 15', text: 'The extended due date.' },
      ],
    },
    {
      title: 'Signs that it is time to ask somebody',
      list: [
        'You have begun to work for yourself, or have a second income without withholding.',
        'You hired somebody, or paid people for work.',
        'You married, divorced, had a child, bought or sold a home.',
        'You sell to other states, or moved from one.',
        'You are thinking of an LLC: in California it owes at least $800 a year, profit or not.',
      ],
    },
    {
      title: 'Simple things that are nobody’s secret',
      paragraphs: [
        'Put a share of every payment you receive into a separate account on the day it comes. Adjust your W-4 when your life changes instead of waiting for a surprise. Keep business and home apart, money and mail alike. And compare this year with last year in October, when two months are left to act.',
      ],
    },
  ],
  bring: {
    title: 'What to bring to an adviser',
    items: [
      'The last two returns, federal and California.',
      'Books or totals for this year so far.',
      'Your pay stubs, and estimated payments with dates.',
      'Three questions, written down.',
    ],
  },
  costs: {
    title: 'What it costs, or how to ask',
    paragraphs: [
      'Nothing here, because we don’t offer it yet. Advisers charge by the hour or by the plan: ask which before you begin. The IRS [withholding estimator](https://www.irs.gov/individuals/tax-withholding-estimator) is free, and answers the commonest question.',
    ],
  },
  limits: [
    'No advice on deductions, entities, retirement accounts or residence.',
    'No help in seeming to live somewhere you don’t: a mailbox in a state makes nobody a resident of it.',
    'No products sold.',
  ],
  questions: [
    {
      question: 'Does a mailbox in Los Angeles change where I pay taxes?',
      answer:
        'No. Where you live and work decides that. An address for mail changes nothing, in either direction.',
    },
    {
      question: 'Is the rent of a business mailbox deductible?',
      answer:
        'Ask your preparer, and keep our receipts: rent for business mail is the kind of cost they will want to see.',
    },
  ],
  related: ['/services/tax/tax-consultation', '/services/tax/bookkeeping', '/tools/calculator'],
  action: {
    title: 'Keep business mail apart',
    text: 'It is the first step of every tidy tax year: an address of its own for the business.',
    link: { name: 'Business address', to: '/virtual-business-address' },
  },
}
