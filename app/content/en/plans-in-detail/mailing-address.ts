import type { PlanInDetail } from './plan-in-detail.ts'

export const mailingAddress: PlanInDetail = {
  id: 'mailing-address',
  speaksOfPackages: true,
  title: 'Virtual Mailing Address: for your personal mail',
  description:
    'A private mailbox for personal mail in {neighborhood}: what the plan includes today, what is not yet available, and its true cost for {terms}.',
  lead: 'For people who would rather not tell every sender where they live, or are seldom home when the mail comes.',
  audience: [
    'You rent a room, move often, or travel for weeks, and want one address that stays.',
    'You sell a few things online and would rather not print your home on each label. {disclosureRule}',
    'Mail has gone missing from your building, and you want it to wait under lock.',
  ],
  today: [
    {
      title: 'A street address with your own PMB number',
      text: 'Written as {sampleAddress}. The same mailbox as long as you keep it.',
    },
    {
      title: 'Letters and USPS packages',
      text: 'We keep them under lock while you are away. Pick them up during store hours.',
    },
    {
      title: 'You + one family member',
      text: 'This is about the price; each additional recipient is {recipientFee} a month. {childRule} Every adult files a form with two IDs of their own; a parent lists children under 18.',
    },
    {
      title: 'A witness for Form 1583',
      text: 'Sign it in front of us, without a notary.',
    },
  ],
  know: [
    {
      title: 'It is private, not anonymous',
      text: 'Your home address is on your Form 1583, which we check against your ID, keep, and enter in the Postal Service’s customer database. Your senders see only our street.',
    },
    {
      title: 'It does not replace a home address',
      text: 'Banks, the DMV and voter registration ask where you really live. Give them your home as your residence, and this address for mail where they allow two.',
    },
  ],
  questions: [
    {
      question: 'Can I have business mail sent here too?',
      answer:
        'Mail in the name of a business comes with {businessNamePlans}, because Form 1583 then asks for the business. You can change plans with us at the counter.',
    },
    {
      question: 'Why is it called virtual if nothing is scanned?',
      answer: 'The name points to what is planned. Today it is a real mailbox at a real counter.',
    },
  ],
}
