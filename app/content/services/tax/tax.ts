import type { Topic } from '#app/content/topic.ts'

export const tax: Topic = {
  path: '/services/tax',
  name: 'Tax',
  title: 'Tax paperwork, and who may help with it',
  description:
    'Bookkeeping, tax forms, filing and records for people in Los Angeles: what a mailbox shop can do, what needs a registered tax preparer, and where help is free.',
  summary: 'Paperwork around taxes, what needs a registered preparer, and where help is free.',
  lead: 'Tax letters, receipts and deadlines all arrive by mail. These pages help you keep them in order, and say who in California may do the rest.',
  picture: 'ledger',
  glance: [
    { term: 'Offered', text: 'Bookkeeping by agreement, tax mail received, forms pointed out' },
    { term: 'Not offered yet', text: 'Preparing, filing, planning and advice' },
    {
      term: 'Free help',
      text: '[IRS volunteers](https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers)',
    },
  ],
  partsTitle: 'Choose a subject',
  sections: [
    {
      title: 'Why some of it is not offered yet',
      paragraphs: [
        'In California, whoever prepares or helps with tax returns for pay has to be a CPA, an enrolled agent, an attorney, or registered with the California Tax Education Council (CTEC), with a bond. The rule protects you: it is your signature that stands under the return.',
        'We begin with tax returns only when such a preparer works with us. The number will stand on each of the pages it concerns, and you can look it up before you hand over a single receipt.',
      ],
    },
    {
      title: 'What a mailbox does for your taxes',
      list: [
        'W-2s, 1099s and letters from the IRS and the Franchise Tax Board arrive at a counter, not on a porch in January.',
        'Business mail and home mail stay apart, which makes bookkeeping easier.',
        'Your address stays the same when you move, so refund checks and notices find you.',
      ],
    },
    {
      title: 'Telling the tax offices your address',
      paragraphs: [
        'The IRS takes a new mailing address on your next return or on its [Form 8822](https://www.irs.gov/forms-pubs/about-form-8822), or 8822-B for a business. California’s [Franchise Tax Board](https://www.ftb.ca.gov/) has a form of its own. Write PMB and your number on the street line. Where a form asks for the place you live, that is your home.',
      ],
    },
  ],
  costs: {
    title: 'What it costs, or how to ask',
    paragraphs: [
      'Bookkeeping depends on how many documents you have: show us a month of them and you get a price before work begins. Information costs nothing. For the services that are not offered yet there is no price, and nobody to pay.',
    ],
  },
  limits: [
    'No tax returns, prepared or corrected, until a registered preparer works with us.',
    'No tax advice, and no talking to the IRS for you.',
    'No refund loans, no fees taken out of refunds.',
  ],
  questions: [
    {
      question: 'How do I check a preparer?',
      answer:
        'Ask for the PTIN and for the CTEC, CPA, enrolled agent or bar number, and look it up at [ctec.org](https://www.ctec.org/) or in the [IRS directory](https://irs.treasury.gov/rpo/rpo.jsf). Never sign an empty return, and walk away from a fee that is a share of the refund.',
    },
    {
      question: 'Can I use my PMB as my business address for taxes?',
      answer:
        'As a mailing address, generally yes. Some forms ask separately for the place of business: give the place where you work.',
    },
  ],
  related: ['/services/mailbox', '/services/legal', '/tools/calculator'],
  action: {
    title: 'A shoebox full of receipts?',
    text: 'Bring it along and ask. We say what we can take on, and who can do the rest.',
  },
}
