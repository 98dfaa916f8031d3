import type { PlanInDetail } from './plan-in-detail.ts'

export const office: PlanInDetail = {
  id: 'office',
  speaksOfPackages: true,
  title: 'Virtual Office: room for many packages',
  description:
    'The Virtual Office plan of a {neighborhood} mailbox shop: room for more and heavier packages, kept longer, what is not yet available, and the cost for each term.',
  lead: 'For practices, shops and small teams whose mail comes every day and whose packages need more room than a box has.',
  audience: [
    'You receive packages most days, or heavier ones than the other plans take.',
    'You are several people, and one of you collects for all.',
  ],
  today: [
    {
      title: 'Room: the reason for the price',
      text: 'More packages a month, heavier ones, and a longer wait for pickup than the other plans have.',
    },
    {
      title: 'Everything in the business address',
      text: 'Mail in your business name, packages signed for, you + one partner, your own PMB number, pickup during store hours.',
    },
    {
      title: 'Someone else may collect',
      text: 'You name them in item 5 of Form 1583, and they show us two IDs. They don’t need a form unless they receive mail here.',
    },
  ],
  know: [
    {
      title: 'There is no desk',
      text: 'The plan is an address with a counter behind it: no rooms, no phone answering, no meeting space for customers.',
    },
    {
      title: 'If you sell to consumers, say who you are',
      text: '{disclosureRule} Your licensing board or a lawyer can tell you.',
    },
    {
      title: 'Court papers can reach you here',
      text: 'With every mailbox California requires you to make us your agent for service of process, until two years after it ends. [What that means](/services/legal/service-of-process).',
    },
  ],
  questions: [
    {
      question: 'How many people can receive mail?',
      answer:
        'As many as the business lists in item 12, each beyond you + one partner for {recipientFee} a month. For firms with many people, see [Enterprise](/enterprise).',
    },
    {
      question: 'Do you open or scan our mail?',
      answer: 'No. No one opens your mail, and scanning is not yet available.',
    },
    {
      question: 'What if we outgrow it?',
      answer:
        'Talk to us before a large delivery or a busy season, and we’ll tell you what we can keep.',
    },
  ],
}
