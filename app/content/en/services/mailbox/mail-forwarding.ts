import type { Topic } from '#content/service.ts'

export const mailForwarding: Topic = {
  path: '/services/mailbox/mail-forwarding',
  name: 'Mail forwarding',
  title: 'Mail forwarding: what is possible today',
  description:
    'What a private mailbox in {neighborhood} can forward today, what happens for six months after you close it, and why the Post Office takes no change of address.',
  summary: 'What we forward today, what comes later, and what the Postal Service does not do.',
  lead: 'We forward your mail for six months after you close. While you rent, you pick it up: online forwarding, scanning, shredding and check deposit are not yet available.',
  picture: 'package',
  leadsToApplication: true,
  glance: [
    { term: 'While you rent', text: 'Pick up at the counter' },
    { term: 'After you close', text: 'Six months, new postage at your cost' },
    { term: 'Change of address', text: 'Into a PMB, yes. Out of one, no' },
  ],
  body: [
    {
      title: 'Bringing mail to us',
      paragraphs: [
        'File a change of address with the Postal Service from your old home to your PMB. It forwards mail for its usual time. Tell banks, insurers and the DMV yourself: the Post Office doesn’t.',
      ],
    },
    {
      title: 'After you close your mailbox',
      paragraphs: [
        'For six months we forward mail that still arrives, unless you tell us in writing not to. After that it is returned to the sender. [Moving out](/blog/moving-out) helps you tell everyone in time.',
        'Postage is the carrier’s price to send it again. How we settle it, and whether there is a handling charge, depends on the amount: ask before you close.',
      ],
    },
    {
      title: 'Checklist for closing',
      look: 'panel',
      list: [
        'The key. Your {keyDeposit} deposit comes back with it.',
        'The address your mail should go to, on a new Form 1583 if yours shows a different one or none.',
        'How you want to pay the postage.',
      ],
    },
    {
      title: 'Why there is no change of address',
      paragraphs: [
        'For the Postal Service, mail is delivered once it reaches us. So it accepts no change of address from a PMB, from you or from us. Registered Mail can’t be forwarded either: you collect it at the Post Office.',
      ],
    },
    {
      questions: [
        {
          question: 'I travel for months. Is a mailbox still useful?',
          answer:
            'Yes: your mail waits here. Before you leave, [ask us](/#contact) how much we can hold and for how long. See [package storage](/services/mailbox/package-storage).',
        },
        {
          question: 'Can a friend collect my mail?',
          answer: 'Yes, if you name them on Form 1583. They show two IDs of their own.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/virtual-mailbox',
    '/services/mailbox/package-storage',
    '/services/shipping-quote',
  ],
}
