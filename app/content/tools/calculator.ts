import type { Topic } from '#app/content/topic.ts'

export const calculator: Topic = {
  path: '/tools/calculator',
  name: 'Calculator',
  title: 'Calculators, ours and others’',
  description:
    'What a mailbox costs to the cent, what a parcel measures to a carrier, and links to good calculators elsewhere for arithmetic, percentages and tax withholding.',
  summary: 'Mailbox costs, parcel sizes, and calculators elsewhere.',
  lead: 'Two calculators of ours answer what visitors ask most: what does a mailbox cost me in all, and how large is my parcel in a carrier’s eyes?',
  picture: 'ledger',
  glance: [
    { term: 'Ours', text: 'Free, exact, in your browser' },
    { term: 'Elsewhere', text: 'Opens in a new tab' },
    { term: 'Sign-in', text: 'Not needed' },
  ],
  links: [
    {
      title: 'Ours',
      items: [
        {
          name: 'Mailbox cost calculator',
          text: 'Plan, term and recipients: due today, in all, what comes back, and the true price a month.',
          to: '/virtual-business-address#calculator',
        },
        {
          name: 'Package calculator',
          text: 'Girth, cubic size and dimensional weight, in inches or centimeters.',
          to: '/services/shipping-quote#package',
        },
      ],
    },
    {
      title: 'Elsewhere',
      text: 'Well-kept and free of charge when we last looked.',
      items: [
        {
          name: 'Desmos Scientific',
          text: 'A calculator with memory and functions.',
          to: 'https://www.desmos.com/scientific',
        },
        {
          name: 'Calculator.net',
          text: 'Percentages, loans, dates and some two hundred others.',
          to: 'https://www.calculator.net/',
        },
        {
          name: 'IRS withholding estimator',
          text: 'Whether your employer holds back enough tax.',
          to: 'https://www.irs.gov/individuals/tax-withholding-estimator',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'What our cost calculator counts',
      paragraphs: [
        'The price a visitor compares is the one that leaves out nothing. Ours adds the monthly price for the whole term, the setup fee of {setupFee} where the term is under {setupMonths} months, the {keyDeposit} key deposit, and {recipientFee} a month for each further recipient. It shows separately what comes back to you, and names the fees that arise only if something goes wrong, without adding them.',
        'Taxes are not in it: what applies to you is settled when you sign. A discount for paying ahead is counted once the shop has published one; until then, ask us.',
      ],
    },
    {
      title: 'Check any calculator in three steps',
      steps: [
        'Try numbers whose answer you know: ten percent of 200, twelve months of $10.',
        'Look for what it leaves out: fees, taxes, deposits, rounding.',
        'Note the date. A calculator with last year’s rates is wrong with great precision.',
      ],
    },
    {
      title: 'Arithmetic for mailboxes',
      list: [
        'A longer term saves the setup fee: from {setupMonths} months on there is none.',
        'The deposit is not a cost if you keep the key.',
        'A further recipient is {recipientFee} a month on every plan: count who really receives mail.',
      ],
    },
  ],
  costs: {
    paragraphs: ['Nothing. Use them as often as you like, with or without a mailbox.'],
  },
  limits: [
    'No shipping prices: those come from the carriers.',
    'No tax calculation and no advice from a result.',
    'No responsibility for other companies’ calculators.',
  ],
  questions: [
    {
      question: 'Can I send somebody my result?',
      answer:
        'The cost calculator keeps its figures in the page’s address, so that you can share or print it.',
    },
    {
      question: 'Why do two calculators disagree by a cent?',
      answer:
        'Rounding: one rounds each line, the other the sum. Ours counts in whole cents throughout.',
    },
  ],
  related: ['/services/shipping-quote', '/services/tax', '/tools'],
  action: {
    title: 'Know the figure, know the shop',
    text: 'Work out your cost, then come and see the place before you decide.',
    link: { name: 'Calculate a mailbox', to: '/virtual-business-address#calculator' },
  },
}
