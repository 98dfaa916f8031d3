import type { Topic } from '#app/content/topic.ts'

export const serviceOfProcess: Topic = {
  path: '/services/legal/service-of-process',
  name: 'Service of process',
  title: 'Court papers and your mailbox',
  description:
    'Renting a private mailbox in California makes the shop your agent for court papers until two years after you leave: what that means, and how you learn of papers.',
  summary: 'Why the shop is your agent for court papers, and how you learn of them.',
  lead: 'Service of process means handing somebody the papers of a lawsuit. In California every private mailbox comes with a rule about it, and you should know it before you sign.',
  picture: 'seal',
  needs: 'process-server',
  glance: [
    { term: 'The law', text: 'Business and Professions Code 17538.5' },
    { term: 'It lasts', text: 'Until two years after your mailbox ends' },
    { term: 'It costs you', text: 'Nothing' },
  ],
  sections: [
    {
      title: 'What you agree to',
      paragraphs: [
        'Before a private mailbox may be yours, California has you sign an acknowledgement. In it you give your true home address and promise to report changes, and you make us your agent for service of process. You can’t withdraw that; it ends two years after your mailbox does.',
        'So a lawsuit against you can reach you through our counter. That makes a private mailbox a poor hiding place and an honest address.',
      ],
    },
    {
      title: 'What happens when papers come',
      steps: [
        'Somebody hands papers for you to us. We accept them; we can’t refuse.',
        'A copy, or a notice that papers are here, goes into your mailbox within 48 hours.',
        'Within five days we mail them first-class to the last home address you gave us.',
        'The law then counts you as served, ten days after that mailing, whether or not you have looked.',
      ],
    },
    {
      title: 'What to do with them',
      list: [
        'Read the first page for a date: in many California cases you have 30 days to answer, in an eviction far fewer.',
        'Take them to a lawyer or to the [courts’ Self-Help Center](https://selfhelp.courts.ca.gov/) at once, with the envelope.',
        'Don’t send them back to us. Returning papers changes nothing about having been served.',
      ],
    },
    {
      title: 'For businesses',
      paragraphs: [
        'A corporation or LLC also names an agent for service of process with the Secretary of State. That agent needs a street address where somebody can be found in person, and a private mailbox is not that. Ask the Secretary of State or a lawyer before you file.',
      ],
    },
  ],
  bring: {
    title: 'What to keep up to date',
    items: [
      'Your home address with us, in writing, whenever it changes, even after you have left.',
      'A look into your mailbox at least once a week.',
      'Your telephone number and email, so that we can reach you.',
    ],
  },
  costs: {
    paragraphs: [
      'Receiving papers for our mailbox holders is part of every mailbox. For people without a mailbox here we are nobody’s agent.',
    ],
  },
  limits: [
    'We don’t deliver court papers to other people: that takes a registration we don’t have.',
    'We don’t tell callers who rents a mailbox, beyond what the law makes us tell.',
    'We don’t explain court papers. The date on them matters more than our opinion.',
  ],
  questions: [
    {
      question: 'Can I rent a mailbox without this?',
      answer: 'Not in California. The rule holds for every private mailbox, in any shop.',
    },
    {
      question: 'I want to serve somebody who has a mailbox with you. How?',
      answer:
        'Bring the papers during counter hours with the person’s name and PMB number. How service has to be made and proven, your lawyer or the court’s self-help staff can tell you.',
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/mailbox/secure-mail-handling',
    '/services/legal/notary-services',
  ],
  action: {
    title: 'Papers at the counter?',
    text: 'Come as soon as you can. Deadlines run from the law’s date, not from the day you collect.',
  },
}
