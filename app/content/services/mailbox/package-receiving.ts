import type { Topic } from '#app/content/topic.ts'

export const packageReceiving: Topic = {
  path: '/services/mailbox/package-receiving',
  name: 'Package receiving',
  title: 'Packages received and signed for',
  description:
    'Have parcels delivered to a staffed counter in Los Angeles, whoever carries them: what we sign for, what we can’t, how to address a package, and how to collect it.',
  summary: 'Parcels taken in by a person instead of left on a step, whoever carries them.',
  lead: 'A parcel on a porch is an invitation. A parcel at our counter was handed to somebody, and waits for you inside.',
  picture: 'parcel',
  glance: [
    { term: 'Carriers', text: 'The Postal Service, and others that deliver to the counter' },
    {
      term: 'Plan',
      text: 'USPS: {uspsPlans}. UPS, FedEx, Amazon and others: {otherCarrierPlans}',
    },
    { term: 'Collect', text: 'During counter hours, with ID' },
  ],
  sections: [
    {
      title: 'How it works',
      steps: [
        'Have the parcel addressed to your own name, with our street, PMB and your number.',
        'The carrier delivers to the counter. We sign where a signature is asked for.',
        'You collect it during counter hours. Bring an ID if we don’t know you yet.',
      ],
    },
    {
      title: 'For whom it pays',
      list: [
        'Sellers who take returns and don’t want their home on the label.',
        'People at work all day, or in a building where parcels vanish.',
        'Small businesses that need deliveries accepted while nobody is in.',
        'Buyers of things that need a signature.',
      ],
    },
    {
      title: 'Get the label right',
      paragraphs: [
        'Most delays come from the label. The name must be one that stands on your Form 1583: a parcel for somebody we have no form for has to go back. The number needs PMB in front of it. If a shop’s form has no room, put PMB and the number at the end of the street line.',
      ],
    },
  ],
  bring: {
    title: 'What to bring when you collect',
    items: [
      'An ID with your photo.',
      'For large parcels, a car and a second pair of hands: we hand over at the counter.',
      'The tracking number, if you look for something particular.',
    ],
  },
  costs: {
    paragraphs: [
      'A month: {packageLimits}. That is in the price. Very large, very heavy or very many parcels take room that others need: ask us before you order, and we tell you what is possible and what it costs. [Package storage](/services/mailbox/package-storage) says more about time.',
    ],
  },
  limits: [
    'Cash on delivery, customs duties and freight on a pallet are not accepted without asking first.',
    'Nothing dangerous or illegal, and nothing alive or perishable without asking first.',
    'Registered mail of the Postal Service stays at the post office, where you collect it in person.',
    'We don’t open, photograph or inspect what is inside.',
  ],
  questions: [
    {
      question: 'Will I be told when a parcel arrives?',
      answer:
        'Ask us how we reach you when you sign up. Follow the carrier’s own tracking too: it tells you first.',
    },
    {
      question: 'Can a parcel come in my company’s name?',
      answer:
        'Yes, if the company stands on your Form 1583. Trade names and employees who receive business mail are listed there too.',
    },
    {
      question: 'Who is liable if the contents are broken?',
      answer:
        'We accept closed parcels as they come. Claims for damage go to the sender or the carrier; keep the packaging.',
    },
  ],
  related: [
    '/services/mailbox/package-storage',
    '/services/mailbox/mailbox-rental',
    '/services/shipping-quote',
  ],
  action: {
    title: 'Expecting something?',
    text: 'Open a mailbox first, order second. The form has to be signed before the parcel arrives.',
    link: { name: 'See plans', to: '/#plans' },
  },
}
