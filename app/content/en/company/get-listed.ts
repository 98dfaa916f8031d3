import type { Topic } from '#content/service.ts'

export const getListed: Topic = {
  path: '/get-listed',
  name: 'Get listed',
  title: 'For mailbox shops: get listed',
  description:
    'For private mailbox shops that want to be found on our locator: what a listing would hold, what we would ask for, and what is not settled yet.',
  summary: 'For shops like ours that want to be found in more places.',
  lead: 'Do you run a mailbox shop elsewhere? Our customers move and travel, and ask us for a good one.',
  picture: 'documents',
  glance: [
    { term: 'Today', text: 'There is no list to join yet. Tell us if you are interested' },
    { term: 'For', text: 'Shops registered with the Postal Service to receive mail for others' },
    { term: 'Fee', text: 'None today' },
  ],
  action: { name: 'Send a message', to: '/#contact' },
  body: [
    {
      title: 'Tell us',
      look: 'panel',
      list: [
        'Name, address, phone and website of the shop.',
        'Your role there.',
        'What you want from a listing, and what you would pay for it, if anything.',
      ],
    },
    {
      title: 'Contents of a listing',
      list: [
        'Name, hours, and the street address as the Postal Service has it; whether it has a unit, which decides how customers write PMB.',
        'What it receives: mail, packages, from which carriers, up to what size.',
        'Whether it can watch customers sign {form}, at the counter or by live video.',
        'What it charges, including every required fee.',
      ],
    },
    {
      title: 'Proof we would ask for',
      list: [
        'Registration with its Post Office as a commercial mail receiving agency (PS Form 1583-A).',
        'Customers entered in the Postal Service’s database, and the list confirmed each quarter.',
        'In California, the acknowledgment of Business and Professions Code 17538.5 signed before a mailbox is handed over.',
        'Someone who answers the phone during its hours.',
      ],
    },
    {
      questions: [
        {
          question: 'Will you send us customers?',
          answer: 'We can’t promise any. A listing makes a shop easy to find.',
        },
        {
          question: 'Can you enter us in the partner network?',
          answer:
            'No. That list, with {networkClaim} addresses by the network’s own count, belongs to the network. Our locator shows sample mailboxes.',
        },
        {
          question: 'Do you sell the software of this site?',
          answer: 'Ask us. It was made for one shop, and its words are meant to be replaced.',
        },
      ],
    },
  ],
  related: ['/about', '/services/mailbox', '/enterprise'],
}
