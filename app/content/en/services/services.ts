import type { Topic } from '#content/service.ts'

export const services: Topic = {
  path: '/services',
  name: 'Services',
  title: 'Services at our counter',
  description:
    'Private mailboxes, packages, notary appointments, shipping measurements, tax and legal paperwork: what our {neighborhood} counter does, and what it does not.',
  summary: 'Our services, and the ones we leave to others.',
  lead: 'A private mailbox, and the errands that come with mail: a package to send, a signature to notarize, a form to find.',
  picture: 'counter',
  leadsToApplication: true,
  glance: [
    {
      term: 'Mailboxes',
      text: 'From {lowestHeadline}: [the plans](/#plans)',
    },
    {
      term: 'Without a mailbox',
      text: 'Notary appointments and shipping questions are for everyone',
    },
    {
      term: 'Not yet available',
      text: 'Scanning, online forwarding, shredding, check deposit',
    },
  ],
  action: { name: 'See plans', to: '/#plans' },
  body: [
    { parts: 'Choose a service' },
    { place: 'notary' },
    {
      title: 'Good to know',
      paragraphs: [
        'California reserves some work for people with a registration or a license. Those pages say which one, show our number once there is one, and until then say who can help you today.',
        'No price on a page means it depends on your case. Ask, and you’ll know it before you owe anything.',
        'We can’t give legal, tax or immigration advice. Passports, postal money orders and PO boxes are the Post Office’s business.',
      ],
    },
    {
      questions: [
        {
          question: 'Do I need an appointment?',
          answer: 'Only for a notary: call first. For everything else, come during store hours.',
        },
        {
          question: 'Can I do any of it from home?',
          answer:
            'You can [fill in our worksheet for Form 1583](/Forms/ps1583-Online.pdf) and [open an account](/register). You sign in front of us or a US notary.',
        },
      ],
    },
  ],
  related: ['/services/mailbox', '/services/shipping-quote', '/services/legal/notary-services'],
}
