import type { Topic } from '#content/service.ts'

export const packageReceiving: Topic = {
  path: '/services/mailbox/package-receiving',
  name: 'Package receiving',
  title: 'Packages received and signed for',
  description:
    'Have packages delivered to a staffed counter in {neighborhood}: what we sign for, what we can’t, how to address a package, and how to collect it.',
  summary: 'Packages from every carrier, handed to a person instead of left on a step.',
  lead: 'We accept your packages at the counter, sign for them, and keep them inside until you come.',
  picture: 'package',
  leadsToApplication: true,
  glance: [
    { term: 'Postal Service packages', text: 'With every plan' },
    {
      term: 'Other carriers',
      text: 'With [{otherCarrierPlans}](/#plans)',
    },
    { term: 'Collect', text: 'During store hours, with a photo ID if we don’t know you yet' },
  ],
  action: { name: 'See plans', to: '/#plans' },
  body: [
    {
      title: 'How it works',
      steps: [
        'Open a mailbox first: Form 1583 has to be signed before a package arrives.',
        'Have it addressed to a name on your Form 1583, with our street, PMB and your number. If a shop’s form is short, put PMB and the number at the end of the street line.',
        'The carrier delivers to the counter, and we sign.',
        'You pick it up at the counter. Bring help for large packages, and the tracking number if you are looking for one.',
      ],
    },
    {
      title: 'Ask us first',
      paragraphs: [
        'Very large, heavy or many packages: ask before you order, and we’ll tell you what is possible and what it costs. The same goes for cash on delivery, customs duties, freight on a pallet, and anything alive or perishable. Nothing dangerous or illegal. [Package storage](/services/mailbox/package-storage) says how long things can wait.',
        'A package for someone who is on no form is returned. Registered Mail stays at the Post Office for you to collect in person.',
      ],
    },
    { place: 'tool' },
    {
      questions: [
        {
          question: 'Will I be told when a package arrives?',
          answer:
            'Yes, by email once we have received it, with the day we keep it until. The carrier’s own tracking may be faster.',
        },
        {
          question: 'Can a package come in my company’s name?',
          answer:
            'Yes, if the company is on your Form 1583. List trade names and employees who receive business mail there too.',
        },
        {
          question: 'Who is liable if the contents are broken?',
          answer:
            'The sender or the carrier. We accept closed packages as they come and never open, photograph or inspect them. Keep the packaging.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-storage',
    '/services/mailbox/mailbox-rental',
    '/services/shipping-quote',
  ],
}
