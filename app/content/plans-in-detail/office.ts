import type { PlanInDetail } from './plan-in-detail.ts'

export const office: PlanInDetail = {
  id: 'office',
  title: 'Virtual Office: room for steady mail and packages',
  description:
    'The Virtual Office plan of a Los Angeles mailbox shop: room for frequent packages, notary appointments by phone, what is not yet available, and the cost for each term.',
  lead: 'For practices, shops and small teams whose mail comes every day and whose packages need more room than a box has.',
  audience: [
    'You receive packages most days, or larger ones than a box can hold.',
    'You have documents signed often and want the counter to know you.',
    'You are several people, and one of you collects for all.',
  ],
  today: [
    {
      title: 'Room for larger and more frequent packages',
      text: 'We set the room aside with you when you begin, so that a busy week does not fill the counter. What size and weight we can take, we tell you before you sign.',
    },
    {
      title: 'Notary appointments at the counter',
      text: 'Made by phone, {phone}. The notary’s fee is not in the price; it never exceeds {notaryLimit} a signature, the state’s limit. Until our notary’s name stands on [the notary page](/services/legal/notary-services), we may have to send you to another one nearby.',
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
