import type { Topic } from '#app/content/topic.ts'

export const bookkeeping: Topic = {
  path: '/services/tax/bookkeeping',
  name: 'Bookkeeping',
  title: 'Bookkeeping for small businesses',
  description:
    'Simple bookkeeping for sole owners and small businesses near our Los Angeles counter: what is recorded, what to bring each month, how it is priced, where it ends.',
  summary: 'Receipts sorted and recorded month by month, ready for your tax preparer.',
  lead: 'Money in, money out, and a paper for each. Kept up month by month it takes an hour; left until April it takes a week.',
  picture: 'ledger',
  glance: [
    { term: 'Availability', text: 'By agreement: ask first whether we have room' },
    { term: 'For', text: 'Sole owners, freelancers, small shops' },
    { term: 'Price', text: 'By the number of documents: ask us' },
  ],
  sections: [
    {
      title: 'What bookkeeping is',
      paragraphs: [
        'Bookkeeping records what happened: sales, costs, what you owe and what is owed to you, each with its document. It needs care, and no license. What the figures mean for your taxes is a question for your tax preparer, who works faster, and cheaper, with clean books.',
      ],
    },
    {
      title: 'What is recorded',
      list: [
        'Sales and other income, with invoices or daily totals.',
        'Costs by kind: rent, supplies, shipping, fees, travel.',
        'Bank and card statements, compared line by line with the books.',
        'Miles driven for business, if you keep a log.',
        'Sales tax you collected: it was never yours, and the state asks for it.',
      ],
    },
    {
      title: 'Five habits that save money',
      steps: [
        'One bank account and one card for the business alone.',
        'A picture of every receipt on the day you get it: thermal paper fades.',
        'A word on each receipt about what it was for, and with whom.',
        'Every invoice numbered, every number used once.',
        'Keep records for as long as the [IRS suggests](https://www.irs.gov/businesses/small-businesses-self-employed/how-long-should-i-keep-records): three years in most cases, longer in some; California can look back four.',
      ],
    },
  ],
  bring: {
    title: 'What to bring for a first talk',
    items: [
      'One ordinary month: invoices, receipts, bank and card statements.',
      'Last year’s return, if there was one, to see the categories your preparer uses.',
      'The name of the program you use, if any. A spreadsheet is fine.',
    ],
  },
  costs: {
    title: 'What it costs, or how to ask',
    paragraphs: [
      'We look at your month and name a price for months like it, in writing, before any work begins. You can stop at the end of any month. There is no price list here because a food cart and a web shop with the same sales can differ tenfold in paper.',
    ],
  },
  limits: [
    'No audits, no reviews, no statements for banks that ask for a CPA.',
    'No tax returns and no advice on deductions: see [tax preparation](/services/tax/tax-preparation).',
    'No payroll, and no access to your bank account.',
    'We don’t call ourselves accountants: in California that word has rules.',
  ],
  questions: [
    {
      question: 'I am years behind. Is it too late?',
      answer:
        'No. Begin with the current month, so that the pile stops growing, then work backward, one quarter at a time. If letters from a tax office are in the pile, open those first.',
    },
    {
      question: 'Do you keep my papers?',
      answer: 'No longer than the work takes. They are yours, and you need them if anybody asks.',
    },
  ],
  related: ['/services/tax/tax-forms', '/services/tax/tax-preparation', '/tools/calculator'],
  action: {
    title: 'Show us a month',
    text: 'Bring one ordinary month of papers and ask. You get a price, or a plain no if we have no room.',
  },
}
