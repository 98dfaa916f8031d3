import type { Topic } from '#content/service.ts'

export const shippingQuote: Topic = {
  path: '/services/shipping-quote',
  name: 'Shipping quote',
  title: 'What will it cost to send?',
  description:
    'Calculate the girth, cubic size and dimensional weight of a package exactly, then take the numbers to the price calculators of USPS, UPS, FedEx and DHL.',
  summary: 'Measure a package as carriers do, then ask their own calculators for the price.',
  lead: 'Carriers charge for size as much as for weight. Measure here, then get the price from the carrier.',
  picture: 'package',
  glance: [
    { term: 'Prices', text: 'From each carrier’s own calculator' },
    { term: 'Help', text: 'Bring the package: we measure and weigh it with you, at no charge' },
  ],
  action: { name: 'Measure a package', to: '/services/shipping-quote#package' },
  body: [
    { place: 'tool' },
    {
      title: 'The carriers’ own calculators',
      items: [
        {
          name: 'USPS Quote',
          text: 'Mail and packages, here and abroad.',
          to: 'https://postcalc.usps.com/',
          opens: 'usps-quote',
        },
        {
          name: 'UPS',
          text: 'Time and cost by service.',
          to: 'https://www.ups.com/ctc/request',
        },
        {
          name: 'FedEx',
          text: 'Rates and transit times.',
          to: 'https://www.fedex.com/en-us/online/rating.html',
        },
        {
          name: 'DHL Express',
          text: 'Mostly packages that leave the country.',
          to: 'https://mydhl.express.dhl/us/en/home.html#/getQuoteTab',
        },
      ],
    },
    {
      title: 'By hand, with a tape and a scale',
      steps: [
        'Measure the longest side: the length. Then width and height at the widest points, bulges included. UPS and FedEx round each side up to the next whole inch.',
        'Girth is twice the width plus twice the height. Length plus girth decides whether a package is oversize.',
        'Multiply the three sides in inches, divide by the carrier’s divisor, round up: the dimensional weight in pounds.',
        'You pay for that or for the weight on the scale, whichever is higher.',
      ],
    },
    {
      title: 'The divisor',
      paragraphs: [
        'The number of cubic inches that count as one pound: {divisors}, as the carriers published it in {divisorsReadIn}. USPS counts it only above one cubic foot; UPS uses 166 at its retail rates; contracts differ. The calculator lets you replace it.',
      ],
    },
    {
      title: 'Three ways to pay less',
      list: [
        'A smaller box: half an inch less on each side can save a pound.',
        'Several flat packages, or a padded bag, for soft things.',
        'USPS flat-rate boxes for small and heavy things: weight hardly counts there.',
      ],
    },
    {
      title: 'Details to have ready',
      look: 'panel',
      list: [
        'The closed package, or its sides and weight.',
        'Both ZIP codes; for other countries, the value of the contents.',
        'The day it has to be there. Only the carrier can promise that day.',
      ],
    },
    {
      questions: [
        {
          question: 'Why does the carrier’s scale disagree with mine?',
          answer:
            'Carriers measure again by machine and may charge the difference. A bulging side is enough.',
        },
        {
          question: 'What is the largest package I can send?',
          answer:
            '130 inches of length plus girth and 70 pounds with USPS Ground Advantage, 165 inches and 150 pounds with UPS and FedEx. Extra charges begin well below: check with the carrier.',
        },
        {
          question: 'Can I send it from your counter?',
          answer:
            'Ask us which carriers we hand packages to, and whether packing costs anything. No dangerous goods.',
        },
      ],
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/mailbox/package-storage',
    '/tools/calculator',
  ],
}
