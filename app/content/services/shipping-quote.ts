import type { Topic } from '#app/content/topic.ts'

export const shippingQuote: Topic = {
  path: '/services/shipping-quote',
  name: 'Shipping quote',
  title: 'What will it cost to send?',
  description:
    'Work out girth, cubic size and dimensional weight of a package exactly, then take the numbers to the price calculators of USPS, UPS, FedEx and DHL.',
  summary: 'Measure a package as carriers do, then ask their own calculators for the price.',
  lead: 'Carriers charge for room as much as for weight. Measure once, see what they will see, and get the price from the carrier itself.',
  picture: 'parcel',
  glance: [
    { term: 'Prices', text: 'From each carrier’s own calculator' },
    { term: 'Measurements', text: 'Worked out on this page, in your browser' },
    { term: 'Help', text: 'Bring the package: we measure it with you' },
  ],
  links: [
    {
      title: 'The carriers’ own calculators',
      text: 'A price we printed here would be wrong within a year. These are right today.',
      items: [
        {
          name: 'USPS Quote',
          text: 'Letters and packages within the country and abroad.',
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
          text: 'Mostly for parcels that leave the country.',
          to: 'https://mydhl.express.dhl/us/en/home.html#/getQuoteTab',
        },
      ],
    },
  ],
  sections: [
    {
      title: 'By hand, with a tape and a scale',
      steps: [
        'Measure the longest side: that is the length. Then width and height, at the widest points, bulges included. UPS and FedEx round each side up to the next whole inch.',
        'Girth is the way around the thickest part: twice the width plus twice the height. Length plus girth decides whether a parcel is oversize.',
        'Multiply length, width and height in inches, divide by the carrier’s divisor, and round up: that is the dimensional weight in pounds.',
        'Compare it with the scale. The higher of the two is what you pay for.',
      ],
    },
    {
      title: 'Where the divisor comes from',
      paragraphs: [
        'It says how many cubic inches count as one pound. By general knowledge it is {divisors}; USPS counts it only above one cubic foot, and some rates and contracts differ. Carriers change it without asking us, so the calculator shows it and lets you replace it. Check with the carrier.',
      ],
    },
    {
      title: 'Three ways to pay less',
      list: [
        'A smaller box. Half an inch less on each side can save a pound.',
        'Several flat parcels, or a padded bag, for soft things.',
        'Flat-rate boxes of USPS for small and heavy things: weight hardly counts there.',
      ],
    },
  ],
  bring: {
    title: 'What to have at hand',
    items: [
      'The package, closed, or its three measures and weight.',
      'The ZIP codes it goes from and to; for other countries, the value of what is inside.',
      'The day by which it has to be there.',
    ],
  },
  costs: {
    paragraphs: [
      'This page and our help with measuring cost nothing. What the carrier charges, its calculator says. Which carriers we hand parcels to at the counter, and whether there is a charge for packing, ask us.',
    ],
  },
  limits: [
    'No prices of our own making, and no comparison by a table that is out of date.',
    'No shipping of dangerous goods.',
    'No promise of an arrival day: that is the carrier’s.',
  ],
  questions: [
    {
      question: 'Why does the carrier’s scale disagree with mine?',
      answer:
        'Carriers measure every parcel again by machine, and may charge the difference. A bulging side is enough.',
    },
    {
      question: 'What is the largest parcel I can send?',
      answer:
        'As a rule of thumb 130 inches of length plus girth and 70 pounds with USPS Ground Advantage, 165 inches and 150 pounds with UPS and FedEx. Extra charges begin well below that: check with the carrier.',
    },
  ],
  related: [
    '/services/mailbox/package-receiving',
    '/services/mailbox/package-storage',
    '/tools/calculator',
  ],
  action: {
    title: 'No tape measure?',
    text: 'Bring the package during counter hours, and we measure and weigh it together.',
    link: { name: 'Measure a package', to: '/services/shipping-quote#package' },
  },
}
