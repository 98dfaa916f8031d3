import type { Topic } from '#app/content/topic.ts'

export const mailForwarding: Topic = {
  path: '/services/mailbox/mail-forwarding',
  name: 'Mail forwarding',
  title: 'Mail forwarding: what is possible today',
  description:
    'What a private mailbox in Los Angeles can forward today, what happens to your mail for six months after you close it, and why the post office takes no change of address.',
  summary: 'What we send on today, what comes later, and what the Postal Service does not do.',
  lead: 'Forwarding means sending on what arrived here to wherever you are. Part of it is our duty, part of it is not available yet; this page keeps the two apart.',
  picture: 'parcel',
  notice: {
    title: 'Online forwarding is not yet available',
    text: 'Asking for single letters or parcels to be sent on from your account is not yet available. Neither are scanning, shredding and check deposit. We will say so here when that changes.',
  },
  glance: [
    {
      term: 'While you rent',
      text: 'Pick up at the counter; online forwarding is not yet available',
    },
    { term: 'After you close', text: 'Six months, new postage at your cost' },
    { term: 'Change of address', text: 'Not possible from a PMB' },
  ],
  sections: [
    {
      title: 'Bringing mail to us',
      paragraphs: [
        'Moving your mail to our address is easy: file a change of address with the Postal Service from your old home to your PMB, and it forwards there for its usual time. Tell banks, insurers and the DMV yourself; they don’t learn it from the post office.',
      ],
    },
    {
      title: 'After you close your mailbox',
      paragraphs: [
        'For six months we send on mail that still arrives for you, with new postage that you pay. You may also tell us in writing not to. Leave us the address to send it to: it is a line of your Form 1583, and a later change takes a new form.',
        'After six months mail for you goes back to its sender. Use the time to tell everybody who writes to you.',
      ],
    },
    {
      title: 'Why the post office can’t do it',
      paragraphs: [
        'To the Postal Service, mail has been delivered once it reaches a commercial mail receiving agency. It therefore accepts no change of address from a private mailbox, neither from you nor from us. It is the one thing about private mailboxes that surprises people most, and the best reason to keep a list of your senders.',
      ],
    },
  ],
  bring: {
    title: 'What helps us when you close',
    items: [
      'The key, for your deposit.',
      'The address your mail should go to, on a fresh Form 1583 if it is not on yours.',
      'A word on how you will pay the postage.',
    ],
  },
  costs: {
    paragraphs: [
      'Postage is what the carrier charges for sending your piece again. How we settle it with you, and whether there is a charge for handling, depends on the amount of mail: ask us before you close. Our [shipping page](/services/shipping-quote) helps you estimate a parcel.',
    ],
  },
  limits: [
    'No forwarding on request from your account: not yet available.',
    'No forwarding of registered mail: the Postal Service has you collect it at the post office.',
    'No change of address in your name.',
  ],
  questions: [
    {
      question: 'I travel for months. Is a mailbox still useful?',
      answer:
        'Yes, as a place where mail is kept. [Ask us](/#contact) before you leave how much can be held and for how long, and see [package storage](/services/mailbox/package-storage).',
    },
    {
      question: 'Can a friend collect my mail?',
      answer:
        'Yes. You name the person on Form 1583 as authorized to collect, and they show two IDs of their own.',
    },
  ],
  related: [
    '/services/mailbox/virtual-mailbox',
    '/services/mailbox/package-storage',
    '/services/shipping-quote',
  ],
  action: {
    title: 'Leaving town, or leaving us?',
    text: 'Call before you go. Ten minutes of planning save you a search for lost letters.',
  },
}
