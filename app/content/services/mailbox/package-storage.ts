import type { Topic } from '#app/content/topic.ts'

export const packageStorage: Topic = {
  path: '/services/mailbox/package-storage',
  name: 'Package storage',
  title: 'Keeping packages until you come',
  description:
    'How long packages can wait at our Los Angeles counter, which sizes need a word beforehand, what we can’t keep, and how to plan for a trip or a large order.',
  summary: 'What can wait for you, for how long, and when to ask first.',
  lead: 'A parcel you can’t collect today waits inside. How much and how long depends on room, so big plans deserve a call beforehand.',
  picture: 'parcel',
  glance: [
    { term: 'Kept', text: '{packageDays}' },
    { term: 'Large, many or long', text: 'Ask us before they are sent' },
    { term: 'Collect', text: 'During counter hours, with ID' },
  ],
  sections: [
    {
      title: 'What is easy, and what needs a word',
      terms: [
        {
          term: 'Easy',
          text: 'A few shoebox-sized parcels collected within days.',
        },
        {
          term: 'Ask first',
          text: 'Furniture, bicycles, cartons one person can’t lift, a pallet, a delivery of twenty boxes, or anything that should wait for weeks.',
        },
        {
          term: 'Not possible',
          text: 'Food that spoils, plants, animals, fuel, weapons, and anything a carrier may not carry.',
        },
      ],
    },
    {
      title: 'Planning a trip or a large order',
      steps: [
        'Measure, or ask the shop for, the size and weight of each carton. [Our calculator](/services/shipping-quote) shows how carriers see it.',
        'Call us with number, size and dates. We tell you whether there is room and what it costs.',
        'Have everything addressed to your name with PMB and your number, so that it doesn’t come back.',
        'Collect on the day agreed, or send a person you named on Form 1583.',
      ],
    },
    {
      title: 'Large does not mean heavy',
      paragraphs: [
        'Room runs out before strength does. A lampshade in a big box takes more of it than a case of books. If you can choose, have several small parcels sent instead of one large one: they are cheaper to ship, easier to keep and easier to carry home.',
      ],
    },
  ],
  bring: {
    title: 'What to bring when you collect',
    items: [
      'An ID with your photo.',
      'A vehicle that fits what you expect; measure the trunk.',
      'A cart or a second person for heavy pieces.',
    ],
  },
  costs: {
    paragraphs: [
      'For as long as the plan says it costs nothing more: {packageDays}. For size, number or time beyond that there is no price on this page, because we would have to guess: ask us, and you have it before anything is sent.',
    ],
  },
  limits: [
    'No storage for people without a mailbox.',
    'No climate control and no insurance of the contents: insure valuable things with the carrier or at home.',
    'No delivery to your door.',
  ],
  questions: [
    {
      question: 'What happens to parcels nobody collects?',
      answer:
        'We try to reach you first. What follows stands in your mailbox agreement; ask us to show you the passage before you sign.',
    },
    {
      question: 'Can I have stock for my web shop delivered?',
      answer:
        'Small quantities, yes. We are a mailbox shop and no warehouse: for regular stock talk to us about amounts before you order.',
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/shipping-quote',
    '/services/mailbox/mail-forwarding',
  ],
  action: {
    title: 'Something big on its way?',
    text: 'Call before it is sent, and we find out together whether it fits.',
  },
}
