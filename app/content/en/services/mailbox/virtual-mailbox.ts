import type { Topic } from '#content/service.ts'

export const virtualMailbox: Topic = {
  path: '/services/mailbox/virtual-mailbox',
  name: 'Virtual mailbox',
  title: 'Virtual mailbox: what the word means here',
  description:
    'What a virtual mailbox is, which part our {neighborhood} shop offers today, and which part (scanning, forwarding, shredding, check deposit) is not yet available.',
  summary: 'A street address you use from anywhere; the online part is still to come.',
  lead: 'Elsewhere a virtual mailbox is an address plus an app that shows your mail. Here, today, it is the address.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    {
      term: 'Today',
      text: 'A real street address that stays the same when you move, a PMB number, and mail kept for pickup at the counter; packages of other carriers with the plans that include them',
    },
    { term: 'Not yet available', text: 'Scanning, online forwarding, shredding, check deposit' },
    {
      term: 'Price',
      text: 'The same as [any mailbox here](/services/mailbox/mailbox-rental): you pay nothing for services that aren’t available yet',
    },
  ],
  action: { name: 'See plans', to: '/#plans' },
  body: [
    {
      title: 'Not yet available',
      look: 'notice',
      terms: [
        {
          term: 'Scanning',
          text: 'A picture of the envelope, then of the contents if you ask.',
        },
        {
          term: 'Online forwarding',
          text: 'Single pieces forwarded when you click. After you close, see [mail forwarding](/services/mailbox/mail-forwarding).',
        },
        { term: 'Shredding', text: 'Unwanted mail destroyed unread.' },
        {
          term: 'Check deposit',
          text: 'Checks taken to your bank. Until then, ask your bank about depositing checks by phone.',
        },
      ],
    },
    {
      title: 'Does it fit you?',
      paragraphs: [
        'Yes, if you come by now and then. Not yet, if you are abroad and must read your mail the day it arrives: choose a provider that scans. We have one address, in this city, and can’t promise a date for the online part.',
      ],
    },
    {
      questions: [
        {
          question: 'Why are the plans called virtual, then?',
          answer:
            'Because the address works without a home or an office behind it. Each plan page says what is included today.',
        },
        {
          question: 'Can I sign up without coming to the shop?',
          answer:
            'Yes: sign Form 1583 before a US notary and send it. You can also sign it with us {byVideo}. You need [two IDs](/how-it-works#identification) either way, with any provider. Ask us which way fits you.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/mailbox/mail-forwarding',
    '/services/mailbox/package-receiving',
  ],
}
