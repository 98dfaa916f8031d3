import type { Topic } from '#content/service.ts'

export const tax: Topic = {
  path: '/services/tax',
  name: 'Tax',
  title: 'Tax paperwork, and who may help with it',
  description:
    'Bookkeeping, tax forms, filing and records for people in {neighborhood}: what a mailbox shop can do, what needs a registered tax preparer, and where help is free.',
  summary: 'Paperwork around taxes, what needs a registered preparer, and where help is free.',
  lead: 'We keep books by agreement and receive your tax mail. For the rest, these guides say who may help.',
  picture: 'ledger',
  glance: [
    { term: 'Offered today', text: 'Bookkeeping by agreement, tax mail received' },
    {
      term: 'Not offered yet',
      text: 'Preparing, filing, planning and advice: [why](/services/tax/tax-preparation#registration)',
    },
    {
      term: 'Free help',
      text: '[IRS volunteers](https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers)',
    },
  ],
  body: [
    { parts: 'Choose a subject' },
    {
      title: 'A mailbox and your taxes',
      list: [
        'W-2s, 1099s and mail from the IRS and the Franchise Tax Board come to a counter.',
        'Business mail and home mail stay apart, which makes bookkeeping easier.',
        'Refund checks and notices find you: your address stays the same when you move.',
      ],
    },
    {
      title: 'Telling the tax offices your address',
      paragraphs: [
        'The IRS accepts a new mailing address on your next return or on [Form 8822](https://www.irs.gov/forms-pubs/about-form-8822), 8822-B for a business. California’s [Franchise Tax Board](https://www.ftb.ca.gov/) has its own form. [How your PMB goes on a tax form](/services/tax/tax-forms).',
      ],
    },
    {
      questions: [
        {
          question: 'How do I check a preparer?',
          answer:
            'Ask for the PTIN and the CTEC, CPA, enrolled agent or bar number, and look it up at [ctec.org](https://www.ctec.org/) or in the [IRS directory](https://irs.treasury.gov/rpo/rpo.jsf). Never sign an empty return, and walk away from a fee that is a share of the refund.',
        },
      ],
    },
  ],
  related: ['/services/mailbox', '/services/legal', '/tools/calculator'],
}
