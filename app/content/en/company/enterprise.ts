import type { Topic } from '#content/service.ts'

export const enterprise: Topic = {
  path: '/enterprise',
  name: 'Enterprise',
  title: 'For firms with many recipients',
  description:
    'Mailboxes for firms, practices and teams in {neighborhood}: how Form 1583 works for a business, who is listed where, what it costs, and what to ask first.',
  summary: 'Many recipients, one address: the forms, the cost, and what to ask.',
  lead: 'For twelve people, five trade names, or a team that works everywhere and needs one address here.',
  picture: 'mailbox',
  leadsToApplication: true,
  glance: [
    { term: 'Form', text: 'One for the business; each person’s personal mail needs its own' },
    {
      term: 'Each additional recipient',
      text: '{recipientFee} a month, on the same [plans](/#plans) as everyone',
    },
    { term: 'More than {mostRecipients} people', text: 'Talk to us first' },
  ],
  action: { name: 'Send a message', to: '/#contact' },
  body: [
    {
      title: 'The form',
      paragraphs: [
        'An officer or another authorized person files {form} with two IDs of their own and item 7 filled in. Officers, partners, employees and trade names go in item 12; we may ask for their IDs. For personal mail, each person files their own form.',
        'The applicant may collect; anyone else is named in item 5 and shows two IDs. If that person leaves the firm, tell us the same day and file a new form.',
      ],
    },
    {
      title: 'Points to agree on first',
      steps: [
        'How much you get: mail a day, packages a week, the largest and the heaviest.',
        'The names on the mail, and which are trade names.',
        'Who collects, how often, and what happens in a holiday week.',
        'The term, the recipients, and the price, in writing.',
      ],
    },
    {
      title: 'Bring',
      look: 'panel',
      list: [
        'Two IDs of the applicant, and something that shows their position.',
        'The business’s name, type, real address, phone, and place of registration.',
        'The people and trade names for item 12.',
      ],
    },
    {
      title: 'If you advertise with the address',
      paragraphs: [
        '{disclosureRule} That applies to each trade name. [A private mailbox and your LLC](/blog/a-private-mailbox-and-your-llc)',
      ],
    },
    {
      questions: [
        {
          question: 'Which plan has room for steady packages?',
          answer:
            'The [{largestPlan}]({largestPlanPath}). For mail that needs a room of its own, ask us: we quote a price once we know what you get. There are no desks, meeting rooms or phone answering, and no fixed service times. Scanning, online forwarding, shredding and check deposit are not yet available.',
        },
        {
          question: 'Can each employee have their own number?',
          answer:
            'Each number is a mailbox with its own form and rent. Most firms share one and put the person’s name in the first line.',
        },
        {
          question: 'Can we be invoiced?',
          answer: 'Ask us. What we agree is in your contract.',
        },
      ],
    },
  ],
  related: ['/services/mailbox/package-receiving', '/services/legal/notary-services', '/about'],
}
