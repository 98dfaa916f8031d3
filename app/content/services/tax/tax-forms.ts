import type { Topic } from '#app/content/topic.ts'

export const taxForms: Topic = {
  path: '/services/tax/tax-forms',
  name: 'Tax forms',
  title: 'Finding the right tax forms',
  description:
    'Where to get federal and California tax forms free of charge, which ones arrive by mail and when, how to write a PMB on them, and why we don’t fill them in for you.',
  summary: 'Where forms are free, which ones come by mail, and how your PMB goes on them.',
  lead: 'Every tax form you need is free from the office that asks for it. Nobody should sell you one, and we don’t.',
  picture: 'documents',
  glance: [
    {
      term: 'Federal',
      text: '[irs.gov/forms-instructions](https://www.irs.gov/forms-instructions)',
    },
    { term: 'California', text: '[ftb.ca.gov/forms](https://www.ftb.ca.gov/forms/)' },
    {
      term: 'Sales tax, payroll',
      text: '[cdtfa.ca.gov](https://www.cdtfa.ca.gov/) and [edd.ca.gov](https://edd.ca.gov/)',
    },
  ],
  sections: [
    {
      title: 'Forms that come to you',
      terms: [
        {
          term: 'By the end of January',
          text: 'W-2 from employers, most 1099s from customers, platforms and banks, 1098 for mortgage interest.',
        },
        {
          term: 'In February and March',
          text: 'Statements from brokers and funds, and K-1s from partnerships, which often come later still.',
        },
        {
          term: 'Health insurance',
          text: 'Form 1095 from Covered California or your insurer; you need it before you file.',
        },
      ],
    },
    {
      title: 'Forms you may have to send',
      list: [
        'W-9, to whoever pays you for work: it is not sent to the IRS.',
        'W-4 and California’s DE 4, to your employer.',
        '1099-NEC, to people you paid for work in your business.',
        '8822 or 8822-B, to tell the IRS of a new address.',
      ],
    },
    {
      title: 'Your PMB on a tax form',
      paragraphs: [
        'Write the street line as on an envelope: street, then PMB and your number. Some forms have a small field beside the street for part of an address: leave it empty, or put PMB and the number there, and nothing else. Where a form asks for your home or for the place of your business, give that place: a mailbox is where mail goes, not where you live or work.',
      ],
    },
  ],
  bring: {
    title: 'What to have at hand',
    items: [
      'Last year’s return: it shows which forms you had.',
      'A list of everybody who paid you, to tick off as forms arrive.',
      'Your mailbox key in February: most of it comes then.',
    ],
  },
  costs: {
    paragraphs: [
      'Forms are free, online, and on paper by telephone from the IRS. Receiving them is part of your mailbox. If you want something printed at the counter, ask us whether we can and what a page costs.',
    ],
  },
  limits: [
    'We don’t choose forms for you and don’t fill them in: for pay, that is tax preparation, and takes a [registered preparer](/services/tax/tax-preparation).',
    'We don’t order transcripts in your name.',
    'We keep no copies.',
  ],
  questions: [
    {
      question: 'A form never came. What now?',
      answer:
        'Ask the sender first, and check the address they have. If nothing has come by the end of February, the IRS can help by telephone, and your wage and income transcript at [irs.gov](https://www.irs.gov/individuals/get-transcript) shows what was reported.',
    },
    {
      question: 'A form shows a wrong figure.',
      answer:
        'Ask the sender for a corrected one in writing. Don’t just write another number on your return.',
    },
  ],
  related: ['/services/tax/tax-preparation', '/services/tax/tax-filing', '/tools/pdf-tools'],
  action: {
    title: 'Waiting for tax mail?',
    text: 'A mailbox takes it in while you are at work, and keeps it closed until you come.',
    link: { name: 'See mailboxes', to: '/services/mailbox' },
  },
}
