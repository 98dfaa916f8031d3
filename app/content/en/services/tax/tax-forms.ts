import type { Topic } from '#content/service.ts'

export const taxForms: Topic = {
  path: '/services/tax/tax-forms',
  name: 'Tax forms',
  title: 'Finding the right tax forms',
  description:
    'Where to get federal and California tax forms free of charge, which ones arrive by mail and when, how to write a PMB on them, and why we don’t fill them in.',
  summary: 'Where forms are free, which ones come by mail, and how to write your PMB on them.',
  lead: 'Every tax form is free from the office that asks for it.',
  picture: 'documents',
  glance: [
    {
      term: 'Federal',
      text: '[irs.gov/forms-instructions](https://www.irs.gov/forms-instructions), or on paper by phone from the IRS',
    },
    { term: 'California', text: '[ftb.ca.gov/forms](https://www.ftb.ca.gov/forms/)' },
    {
      term: 'Sales tax, payroll',
      text: '[cdtfa.ca.gov](https://www.cdtfa.ca.gov/) and [edd.ca.gov](https://edd.ca.gov/)',
    },
  ],
  body: [
    {
      title: 'Your PMB on a tax form',
      paragraphs: [
        'On the street line, as on an envelope: street, PMB, your number. A small field beside the street stays empty or holds PMB and the number. Where a form asks for your home or your place of business, give that place.',
      ],
    },
    {
      title: 'Forms that come to you',
      terms: [
        {
          term: 'By the end of January',
          text: 'W-2 from employers, most 1099s from customers, platforms and banks, 1098 for mortgage interest.',
        },
        {
          term: 'February and March',
          text: 'Statements from brokers and funds, and K-1s from partnerships, often later still.',
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
        'W-9, to anyone who pays you for work. It doesn’t go to the IRS.',
        'W-4 and California’s DE 4, to your employer.',
        '1099-NEC, to people you paid for work in your business.',
        '8822 or 8822-B, to tell the IRS a new address.',
      ],
    },
    {
      title: 'Our part',
      paragraphs: [
        'We receive your tax mail with your mailbox. Ask whether we can print a form and what a page costs. Choosing or filling in forms for pay takes a [registered preparer](/services/tax/tax-preparation).',
      ],
    },
    {
      questions: [
        {
          question: 'A form never came. What now?',
          answer:
            'Last year’s return shows which to expect. Ask the sender, and check the address they have. After February the IRS can help by phone, and your wage and income transcript at [irs.gov](https://www.irs.gov/individuals/get-transcript) shows what was reported.',
        },
        {
          question: 'What if a form shows a wrong figure?',
          answer:
            'Ask the sender in writing for a corrected one. Don’t just write another number on your return.',
        },
      ],
    },
  ],
  related: ['/services/tax/tax-preparation', '/services/tax/tax-filing', '/tools/pdf-tools'],
}
