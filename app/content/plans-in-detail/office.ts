import type { PlanInDetail } from './plan-in-detail.ts'

export const office: PlanInDetail = {
  id: 'office',
  title: 'Virtual Office: room for many packages',
  description:
    'The Virtual Office plan of a Los Angeles mailbox shop: room for more and heavier packages, kept longer, what is not yet available, and the cost for each term.',
  lead: 'For practices, shops and small teams whose mail comes every day and whose packages need more room than a box has.',
  audience: [
    'You receive packages most days, or heavier ones than the other plans take.',
    'You are several people, and one of you collects for all.',
  ],
  today: [
    {
      title: 'Room: this is what the price is for',
      text: 'More packages a month, heavier ones, and a longer wait for pickup than the other plans have: the table below says how many, how heavy and how long. We set the room aside with you when you begin.',
    },
    {
      title: 'Everything in the business address',
      text: 'Mail in your business name, packages signed for, you + one partner, your own PMB number, pickup during store hours: {hours}.',
    },
    {
      title: 'Somebody else may collect',
      text: 'You name them in item 5 of Form 1583, and they show us two IDs. They need no form of their own as long as they receive no mail here.',
    },
  ],
  know: [
    {
      title: 'There is no desk',
      text: 'The plan is an address with a counter behind it: no rooms, no phone answering, no meeting space. Customers can’t be received here.',
    },
    {
      title: 'If you sell to consumers, say who you are',
      text: '{disclosureRule} Your licensing board or a lawyer can say.',
    },
    {
      title: 'Court papers can reach you here',
      text: 'With every mailbox California has you name us your agent for service of process, until two years after it ends. [What that means](/services/legal/service-of-process).',
    },
  ],
  questions: [
    {
      question: 'How many people can receive mail?',
      answer:
        'As many as the business lists in item 12. The price includes you + one partner, and each additional recipient is {recipientFee} a month. Firms with many recipients find more under [enterprise](/enterprise).',
    },
    {
      question: 'Do you open or scan our mail?',
      answer:
        'No. Nobody opens your mail. Scanning is not yet available, and neither are online forwarding, shredding and check deposit.',
    },
    {
      question: 'What if we outgrow it?',
      answer:
        'Talk to us before a large delivery or a busy season. What we can’t keep, we would rather say beforehand than at the counter.',
    },
  ],
}
