import type { PlanInDetail } from './plan-in-detail.ts'

export const businessAddress: PlanInDetail = {
  id: 'business-address',
  speaksOfPackages: true,
  title: 'Virtual Business Address: an address your business can print',
  description:
    'A private mailbox in your business name in {neighborhood}: mail and packages received, what the plan includes today, its limits, and the total cost.',
  lead: 'For businesses run from home, a van or a shared desk, that need one street address for cards, invoices and packages.',
  audience: [
    'You work from home and would rather not have customers look up your house.',
    'You receive samples, returns or supplies while no one is at your desk.',
    'You have just formed a company and need a mailing address that stays when you move.',
  ],
  today: [
    {
      title: 'Mail in your business name',
      text: 'Under the name in item 7 of Form 1583 and the trade names in item 12. Written as {sampleAddress}, with your name first.',
    },
    {
      title: 'Packages signed for and kept',
      text: 'We sign for USPS, UPS, FedEx, Amazon and others, and keep each package until you come.',
    },
    {
      title: 'Everything in the mailing address',
      text: 'Your own PMB number, letters under lock, pickup during store hours.',
    },
    {
      title: 'You + one partner',
      text: 'This is about the price. For personal mail, a partner or employee needs their own form and two IDs.',
    },
  ],
  know: [
    {
      title: 'If you sell to consumers, say who you are',
      text: '{disclosureRule} Ask a lawyer which rule applies to you.',
    },
    {
      title: 'It is a mailing address',
      text: 'Many LLCs use one in their filings. Your agent for service of process must be found in person, which a mailbox can’t. Ask the Secretary of State or a lawyer before you file.',
    },
    {
      title: 'Banks ask for more',
      text: 'A bank has to record where a business or its owner really is, and may refuse a mailbox for that. It usually accepts one as an additional mailing address.',
    },
  ],
  questions: [
    {
      question: 'Who files Form 1583 for a business?',
      answer:
        'An officer or another authorized person, with two IDs of their own. Item 12 lists officers, partners, employees and trade names. [The form, line by line](/blog/ps-form-1583-item-by-item).',
    },
    {
      question: 'May I call it a suite on my website?',
      answer: 'No: mail to a suite can be returned to the sender.',
    },
    {
      question: 'Can you forward my mail to me?',
      answer:
        'On request, not yet. After you close the mailbox we forward mail that still arrives for six months; you pay the new postage.',
    },
  ],
}
