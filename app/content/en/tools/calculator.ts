import type { Topic } from '#content/service.ts'

export const calculator: Topic = {
  path: '/tools/calculator',
  name: 'Calculator',
  title: 'Calculators on this site and elsewhere',
  description:
    'The cost of a mailbox to the cent, the size of a package as carriers measure it, and links to good calculators for arithmetic, percentages and tax withholding.',
  summary: 'Mailbox costs, package sizes, and calculators elsewhere.',
  lead: 'Calculate the full cost of a mailbox, and the size of a package as carriers measure it.',
  picture: 'ledger',
  glance: [
    { term: 'Ours', text: 'Free, exact, in your browser, with or without a mailbox' },
    { term: 'Elsewhere', text: 'Opens in a new tab. We don’t answer for it' },
  ],
  action: { name: 'Calculate a mailbox', to: '{calculatorPath}' },
  body: [
    {
      title: 'Ours',
      items: [
        {
          name: 'Mailbox cost calculator',
          text: 'Plan, term and recipients: the amount due on the first day, the total, the refundable part, and the true price a month.',
          to: '{calculatorPath}',
        },
        {
          name: 'Package calculator',
          text: 'Girth, cubic size and dimensional weight, in inches or centimeters. Prices come from the carriers.',
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
          text: 'Shows whether your employer withholds enough tax.',
          to: 'https://www.irs.gov/individuals/tax-withholding-estimator',
        },
      ],
    },
    {
      title: 'Costs in our calculator',
      paragraphs: [
        'The monthly price for the whole term. The {setupFee} setup fee under {setupMonths}. The {keyDeposit} key deposit, which comes back. {recipientFee} a month for each additional recipient, on every plan. It names the fees that arise only if something goes wrong without adding them. It does not include taxes, settled when you sign, or a discount for paying ahead until the shop has published one.',
      ],
    },
    {
      questions: [
        {
          question: 'Can I send someone my result?',
          answer:
            'Yes: the cost calculator keeps its figures in the page’s address, to share or print.',
        },
        {
          question: 'Why do two calculators disagree by a cent?',
          answer: 'One rounds each line, the other the sum. Ours counts in whole cents.',
        },
      ],
    },
  ],
  related: ['/services/shipping-quote', '/services/tax', '/tools'],
}
