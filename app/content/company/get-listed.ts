import type { Topic } from '#app/content/topic.ts'

export const getListed: Topic = {
  path: '/get-listed',
  name: 'Get listed',
  title: 'For mailbox shops: get listed',
  description:
    'For private mailbox shops that want to be found in a partner network or on our locator: what a listing would hold, what we would ask for, and what is not settled yet.',
  summary: 'For shops like ours that want to be found in more places.',
  lead: 'You run a mailbox shop of your own, somewhere else, and would like customers who travel or move to find you. Here is what a listing could look like, and what we can’t promise.',
  picture: 'documents',
  notice: {
    title: 'There is no list to join yet',
    text: 'The locator on this site shows sample mailboxes, and the partner network we belong to keeps its own list. We collect interest from shops, and tell you honestly how far it is.',
  },
  glance: [
    { term: 'For', text: 'Shops registered with the Postal Service to receive mail for others' },
    {
      term: 'The network',
      text: '{networkClaim}, as the network itself says; we have not counted',
    },
    { term: 'State', text: 'Collecting interest: ask us' },
  ],
  sections: [
    {
      title: 'What a listing would hold',
      list: [
        'The name of the shop, its street address as the Postal Service has it, and its hours.',
        'Whether its street line has a unit of its own, since that decides how customers write PMB.',
        'What it receives: letters, packages, from which carriers, up to what size.',
        'Whether it can watch customers sign {form}, at the counter or by live video.',
        'What it charges, with every fee that can’t be avoided.',
      ],
    },
    {
      title: 'What we would ask to see',
      list: [
        'That the shop is registered with its post office as a commercial mail receiving agency (PS Form 1583-A).',
        'That it enters its customers in the Postal Service’s database and confirms the list each quarter.',
        'In California, that customers sign the acknowledgement of Business and Professions Code 17538.5 before they get a mailbox.',
        'Somebody who answers the telephone during its hours.',
      ],
    },
    {
      title: 'Why customers care',
      paragraphs: [
        'People who rent with us move away, open a second place or work for months in another city. “Do you know a good shop there?” is a question we hear, and we would like to answer it with more than a search engine.',
      ],
    },
  ],
  bring: {
    title: 'What to tell us',
    items: [
      'Name, address, telephone and website of the shop.',
      'Who you are in it.',
      'What you would want from a listing, and what you would pay for it, if anything.',
    ],
  },
  costs: {
    paragraphs: [
      'Not settled. There is no fee today, since there is nothing yet to pay for. Ask us, and you hear it when that changes.',
    ],
  },
  limits: [
    'No rankings that can be bought, and no reviews that we write.',
    'No exclusive areas.',
    'We can’t enter you in the partner network’s list: that is its own decision.',
  ],
  questions: [
    {
      question: 'Will you send us customers?',
      answer:
        'We can’t promise any. A listing makes a shop findable; whether people come is up to what they find.',
    },
    {
      question: 'Do you sell the software of this site?',
      answer: 'Ask us. It was made for one shop, and the words in it are meant to be replaced.',
    },
  ],
  related: ['/about', '/services/mailbox', '/enterprise'],
  action: {
    title: 'Interested?',
    text: 'Write a few lines about your shop. A person reads it, and answers.',
    link: { name: 'Send a message', to: '/#contact' },
  },
}
