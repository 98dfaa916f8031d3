import type { Topic } from '#app/content/topic.ts'

export const mailbox: Topic = {
  path: '/services/mailbox',
  name: 'Mailbox',
  title: 'Private mailboxes with a street address',
  description:
    'Rent a private mailbox with a real Los Angeles street address: what comes with it today, what is not yet available, which IDs to bring and what it costs.',
  summary: 'A street address, a number of your own, and somebody there to receive what comes.',
  lead: 'Mail sent to you at our address arrives at a staffed counter instead of your doorstep. You get a PMB number, a key, and an address you can print.',
  picture: 'mailbox',
  glance: [
    {
      term: 'Price',
      text: '{headlineRange}',
    },
    { term: 'Terms', text: '{terms} months' },
    { term: 'You sign', text: 'Form 1583, with two IDs' },
    { term: 'Not yet available', text: 'Scanning, online forwarding, shredding, check deposit' },
  ],
  partsTitle: 'What a mailbox does for you',
  sections: [
    {
      title: 'A private mailbox, in plain words',
      paragraphs: [
        'The Postal Service calls a shop like ours a commercial mail receiving agency. You authorize us, on its Form 1583, to accept mail in your name. From then on letters and parcels addressed to you with our street and your PMB number are ours to receive and yours to collect.',
        'A PO box is a compartment in a post office. A private mailbox has a street address, so carriers that don’t deliver to PO boxes can deliver to it.',
      ],
    },
    {
      title: 'Who rents one',
      list: [
        'People who work from home and don’t want the address on invoices, returns or a website.',
        'Sellers whose customers send parcels back.',
        'Travelers, students and people between two homes.',
        'Anyone whose mail has been stolen from a porch or a shared hallway.',
      ],
    },
    {
      title: 'How the address is written',
      paragraphs: [
        'Your name, then our street with PMB and your number, then city, state and ZIP code: three lines, and no other word in place of PMB. The Postal Service may send mail back that leaves it out. We give you the exact lines when you sign.',
      ],
    },
  ],
  bring: {
    items: [
      'One photo ID, such as a passport or a driver’s license.',
      'One document with your home address: a driver’s license if it is not your photo ID already, a lease, an insurance policy, a mortgage, a vehicle registration or a voter card.',
      'Form 1583, unsigned. You sign it in front of us, or of a US notary.',
    ],
  },
  costs: {
    paragraphs: [
      'The monthly price plus taxes for {terms} months, paid ahead or by the month. Below {setupMonths} months there is a one-time setup fee of {setupFee}, which is not refunded. The key takes a deposit of {keyDeposit}, which is. Additional recipients are {recipientFee} a month each. The [plan pages](/virtual-business-address#calculator) add it up for you.',
    ],
  },
  limits: [
    'No mail before Form 1583 is signed and your IDs are checked: the law leaves no room there.',
    'No change of address from a PMB: the Postal Service does not take one, so tell your senders.',
    'No promise that a bank or a state office takes the address as your residence. Ask them first.',
  ],
  questions: [
    {
      question: 'Is it legal to use the address for a business?',
      answer:
        'Yes, as a mailing address. A business that sells to consumers in California also has to state its legal name and its full street address in its advertising; a lawyer can tell you what that means for you.',
    },
    {
      question: 'Does my husband or wife need a form too?',
      answer:
        'Every adult who receives mail files a form with two IDs, couples included. Children are listed on a parent’s form. That a plan includes one family member is a matter of price only.',
    },
  ],
  related: ['/services/legal/notary-services', '/services/legal/service-of-process', '/services'],
  action: {
    title: 'Ready for a new address?',
    text: 'Compare the three plans, then come by with two IDs. It takes one visit.',
    link: { name: 'See plans', to: '/#plans' },
  },
}
