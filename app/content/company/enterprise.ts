import type { Topic } from '#app/content/topic.ts'

export const enterprise: Topic = {
  path: '/enterprise',
  name: 'Enterprise',
  title: 'For firms with many recipients',
  description:
    'Mailboxes for firms, practices and teams with many recipients in Los Angeles: how Form 1583 works for a business, who is listed where, what it costs, and what to ask first.',
  summary: 'Many recipients, one address: the forms, the cost, and what to ask.',
  lead: 'A practice with twelve people, a company with five trade names, a team that works everywhere but needs one address here: it can be done, and a few things should be settled first.',
  picture: 'mailbox',
  glance: [
    { term: 'Form', text: 'One for the business; personal mail needs each person’s own' },
    { term: 'Each further recipient', text: '{recipientFee} a month' },
    { term: 'Terms', text: '{terms} months' },
    { term: 'More than {mostRecipients} people', text: 'Talk to us first' },
  ],
  sections: [
    {
      title: 'One form for the business',
      paragraphs: [
        'An officer or another authorized person files {form} for the business, with two IDs of their own and item 7 filled in. Officers, partners, employees and trade names are listed in item 12. They need no form of their own for mail of the business; we may ask for their IDs.',
        'Somebody who wants personal mail here as well files a form of their own, like everybody else.',
      ],
    },
    {
      title: 'Who collects',
      paragraphs: [
        'Usually one person for all. Whoever applies may collect; another person is named in item 5 and shows two IDs. If that person leaves the firm, tell us the same day, and file a new form.',
      ],
    },
    {
      title: 'What we settle with you beforehand',
      steps: [
        'How much comes: letters a day, parcels a week, the largest and the heaviest.',
        'Which names are on the mail, and which of them are trade names.',
        'Who collects, how often, and what happens in a holiday week.',
        'The term, the recipients, and the price in writing.',
      ],
    },
    {
      title: 'If you advertise with the address',
      paragraphs: [
        'Businesses that sell to consumers in California disclose their legal name and the complete street address they do business from (Business and Professions Code 17538.5). With several trade names that holds for each. [A private mailbox and your LLC](/blog/a-private-mailbox-and-your-llc) says more; a lawyer says what applies to you.',
      ],
    },
  ],
  bring: {
    items: [
      'Two IDs of the person who applies, and something that shows their position in the business.',
      'The business’s name, type, real address, telephone, and place of registration.',
      'A list of people and trade names for item 12.',
    ],
  },
  costs: {
    paragraphs: [
      'The plans and fees are the same for everybody; the [Virtual Office](/virtual-office) is the one with room for steady parcels. Its calculator takes up to {mostRecipients} further recipients, at {recipientFee} a month each.',
      'For more people, or for mail that needs a room of its own, ask us. We name a price when we know what comes, not before.',
    ],
  },
  limits: [
    'No desks, meeting rooms or telephone answering.',
    'No scanning, online forwarding, shredding or check deposit: not yet available.',
    'No service agreement with fixed times.',
  ],
  questions: [
    {
      question: 'Can each employee have a number of their own?',
      answer:
        'Each number is a mailbox of its own, with a form and rent of its own. Most firms share one number and put the person’s name in the first line.',
    },
    {
      question: 'Can we be invoiced?',
      answer: 'Ask us. What is agreed stands in your contract.',
    },
  ],
  related: ['/services/mailbox/package-receiving', '/services/legal/notary-services', '/about'],
  action: {
    title: 'Tell us what comes',
    text: 'A call of ten minutes is enough to know whether we are the right place.',
    link: { name: 'Send a message', to: '/#contact' },
  },
}
