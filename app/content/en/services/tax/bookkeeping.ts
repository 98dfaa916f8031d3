import type { Topic } from '#content/service.ts'

export const bookkeeping: Topic = {
  path: '/services/tax/bookkeeping',
  name: 'Bookkeeping',
  title: 'Bookkeeping for small businesses',
  description:
    'Simple bookkeeping for sole owners and small businesses in {neighborhood}: what we record, what to bring each month, how we price it, and what we don’t do.',
  summary: 'Receipts sorted and recorded month by month, ready for your tax preparer.',
  lead: 'We record your income and expenses month by month, each with its receipt or invoice.',
  picture: 'ledger',
  glance: [
    { term: 'Availability', text: 'By agreement: ask whether we have room' },
    { term: 'For', text: 'Sole owners, freelancers, small shops' },
    { term: 'Price', text: 'By the number of documents, in writing, before work begins' },
  ],
  body: [
    {
      title: 'Bring one ordinary month',
      look: 'panel',
      list: [
        'Invoices, receipts, bank and card statements.',
        'Last year’s return, if there was one, for the categories your preparer uses.',
        'The name of your program, if any. A spreadsheet is fine.',
      ],
    },
    {
      title: 'Records we keep',
      list: [
        'Sales and other income, with invoices or daily totals.',
        'Costs by kind: rent, supplies, shipping, fees, travel.',
        'Bank and card statements, compared line by line with the books.',
        'Business miles, if you keep a log.',
        'Sales tax you collected, which you owe the state.',
      ],
    },
    {
      title: 'Cost',
      paragraphs: [
        'We price months like the one you bring, because two businesses with the same sales can differ tenfold in paper. You can stop at the end of any month.',
      ],
    },
    {
      title: 'Work we don’t do',
      paragraphs: [
        'Bookkeeping takes care but no license. Your [tax preparer](/services/tax/tax-preparation) tells you what the figures mean for your taxes, and works faster with clean books. We do no audits, reviews, payroll or statements for banks that want a CPA, and don’t access your bank account. We don’t call ourselves accountants: in California that word has rules.',
      ],
    },
    {
      title: 'Five habits that save money',
      steps: [
        'One bank account and one card for the business alone.',
        'A picture of every receipt that day: thermal paper fades.',
        'A note on each: its purpose, and the people involved.',
        'Number every invoice, and use each number once.',
        'Keep records as long as the [IRS suggests](https://www.irs.gov/businesses/small-businesses-self-employed/how-long-should-i-keep-records): three years in most cases, longer in some. California can look back four.',
      ],
    },
    {
      questions: [
        {
          question: 'I am years behind. Is it too late?',
          answer:
            'No. Start with the current month, then work backward, one quarter at a time. Open mail from a tax office first.',
        },
        {
          question: 'Do you keep my papers?',
          answer: 'No longer than the work takes. They are yours.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-forms', '/services/tax/tax-preparation', '/tools/calculator'],
}
