import type { Topic } from '#content/service.ts'

export const serviceOfProcess: Topic = {
  path: '/services/legal/service-of-process',
  name: 'Service of process',
  title: 'Court papers and your mailbox',
  description:
    'If you rent a private mailbox in California, the shop may receive court papers for you until two years after it ends: what that means, and how you hear of them.',
  summary: 'Why the shop is your agent for court papers, and how you hear of them.',
  lead: 'With every private mailbox in California, in any shop, you let the shop receive court papers for you. Know this before you sign.',
  picture: 'seal',
  needs: 'process-server',
  glance: [
    { term: 'The law', text: 'Business and Professions Code 17538.5' },
    { term: 'It lasts', text: 'Until two years after your mailbox ends' },
    { term: 'It costs you', text: 'Nothing' },
  ],
  body: [
    {
      title: 'When papers come',
      steps: [
        'Someone hands us papers for you. We can’t refuse.',
        'A copy, or a notice that papers are here, goes into your mailbox within 48 hours.',
        'Within five days we mail them first-class to the last home address you gave us.',
        'Ten days after that mailing the law counts you as served, whether or not you have looked.',
      ],
    },
    {
      title: 'Your next steps',
      list: [
        'Look for a date on the first page: in many California cases you have 30 days to answer, in an eviction far fewer. It runs from the law’s date, not from the day you collect.',
        'Take them right away, with the envelope, to a lawyer or the [courts’ Self-Help Center](https://selfhelp.courts.ca.gov/). We can’t explain them.',
        'Don’t send them back: you still count as served.',
      ],
    },
    {
      title: 'Terms of the acknowledgment',
      paragraphs: [
        'In the acknowledgment you sign first, you give your actual home address, promise to report changes in writing, and irrevocably make us your agent for service of process for that time.',
      ],
    },
    {
      title: 'Keep up to date',
      look: 'panel',
      list: [
        'Your home address with us, in writing, even after you have left.',
        'A look into your mailbox at least once a week.',
        'Your phone number and email.',
      ],
    },
    {
      title: 'For businesses',
      paragraphs: [
        'A corporation or LLC also names an agent with the Secretary of State. That agent needs a street address where someone can be found in person, which a private mailbox is not. [A private mailbox and your LLC](/blog/a-private-mailbox-and-your-llc)',
      ],
    },
    { place: 'registration' },
    {
      questions: [
        {
          question: 'I want to serve someone who has a mailbox with you. How?',
          answer:
            'Bring the papers during store hours with the person’s name and PMB number. We are the agent for our mailbox holders only, and tell callers no more about who rents here than the law requires. Your lawyer or the court’s self-help staff can tell you how to serve papers and prove it.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/mailbox-rental',
    '/services/mailbox/secure-mail-handling',
    '/services/legal/notary-services',
  ],
}
