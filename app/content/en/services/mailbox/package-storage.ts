import type { Topic } from '#content/service.ts'

export const packageStorage: Topic = {
  path: '/services/mailbox/package-storage',
  name: 'Package storage',
  title: 'Keeping packages until you come',
  description:
    'How long packages can wait at our {neighborhood} counter, which sizes to ask about first, what we can’t keep, and how to plan for a trip or a large order.',
  summary: 'Packages that can wait for you, for how long, and when to ask first.',
  lead: 'A package you can’t collect today waits inside. For a big one, or a long wait, call before it is sent.',
  picture: 'package',
  leadsToApplication: true,
  glance: [
    {
      term: 'No need to ask',
      text: 'As many packages, as heavy and for as long as [your plan](/#plans) says',
    },
    {
      term: 'Ask first',
      text: 'Furniture, bicycles, cartons one person can’t lift, a pallet, more than your plan takes, or a longer wait',
    },
    {
      term: 'Not possible',
      text: 'Food that spoils, plants, animals, fuel, weapons, anything a carrier may not carry',
    },
  ],
  body: [
    {
      title: 'Before a trip or a large order',
      steps: [
        'Measure each carton, or ask the seller for size and weight. [Our calculator](/services/shipping-quote) shows how carriers see it.',
        'Call us with the number, size and dates. We tell you whether there is room and what it costs.',
        'Have everything addressed to your name with PMB and your number.',
        'Collect on the day agreed, with a photo ID and a vehicle that fits (measure the trunk), or send someone you named on Form 1583.',
      ],
    },
    {
      title: 'Good to know',
      paragraphs: [
        'Several small packages are cheaper to ship and easier to keep than one large one.',
        'Storage is for mailbox holders. There is no climate control and no delivery to your door, and the contents aren’t insured here: insure valuables with the carrier or at home.',
      ],
    },
    {
      questions: [
        {
          question: 'What happens to packages that are not picked up?',
          answer: 'How long we keep one: {packageDays}. {beyondPlan}',
        },
        {
          question: 'Can I have stock for my web shop delivered?',
          answer:
            'Small quantities, yes. For regular stock, talk to us about amounts first: we are not a warehouse.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/shipping-quote',
    '/services/mailbox/mail-forwarding',
  ],
}
