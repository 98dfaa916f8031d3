import type { Topic } from '#content/service.ts'

export const mailbox: Topic = {
  path: '/services/mailbox',
  name: 'Mailbox',
  title: 'Private mailboxes with a street address',
  description:
    'Rent a private mailbox with a real {neighborhood} street address: what comes with it today, what is not yet available, which IDs to bring and what it costs.',
  summary: 'A street address, a number of your own, and someone there to receive your mail.',
  lead: 'Your mail comes to a staffed counter instead of your doorstep. You get a PMB number, a key, and an address you can print.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'Price',
      text: '{headlineRange}. [Every fee](/services/mailbox/mailbox-rental)',
    },
    { term: 'Terms', text: '{terms}' },
    { term: 'You sign', text: 'Form 1583, with [two IDs](/how-it-works#identification)' },
  ],
  action: { name: 'See plans', to: '/#plans' },
  body: [
    { parts: 'Services of a mailbox' },
    {
      title: 'How it differs from a PO box',
      paragraphs: [
        'The Postal Service calls us a commercial mail receiving agency. With Form 1583 you authorize us to receive your mail and packages. Unlike a PO box at the Post Office, your mailbox has a street address, so every carrier can deliver to it.',
      ],
    },
    {
      title: 'How the address is written',
      paragraphs: [
        'Three lines: your name; our street with PMB and your number; city, state and ZIP code. {pmbRule} [Write yours](/services/mailbox/mailbox-rental#address).',
      ],
    },
    {
      title: 'Good to know',
      list: [
        'By law we can’t take in your mail before Form 1583 is signed and your IDs are checked.',
        'The Postal Service accepts [no change of address](/services/mailbox/mail-forwarding) from a PMB.',
        'Banks and state offices may not accept the address as your residence. Ask first.',
        'Scanning, online forwarding, shredding and check deposit are [not yet available](/services/mailbox/virtual-mailbox).',
      ],
    },
    {
      questions: [
        {
          question: 'Is it legal to use the address for a business?',
          answer: 'Yes, as a mailing address. {disclosureRule}',
        },
        {
          question: 'Does my husband or wife need a form too?',
          answer:
            'Yes, if they receive mail. Each adult files a form with two IDs; children go on a parent’s form. [How many forms?](/how-it-works#forms)',
        },
      ],
    },
  ],
  related: ['/services/legal/notary-services', '/services/legal/service-of-process', '/services'],
}
