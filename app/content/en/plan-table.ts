/** Words for what a plan receives; the owner sets it in plans.ts. Names of values in braces. */
export const planTable = {
  title: 'Mail and packages by plan',
  beyond:
    'If a package exceeds the number or weight of your plan, we take it in if there is room and talk with you about a larger plan. If it comes from a carrier your plan does not include, we turn it away unless you asked first. If it stays past the days of your plan, we email you once more and agree on more time, or return it to the sender.',
  rows: {
    letters: 'Letters',
    uspsPackages: 'Packages by USPS',
    otherCarriers: 'Packages by UPS, FedEx, Amazon and others',
    arrivalEmail: 'An email when a package arrives',
    packagesPerMonth: 'Packages a month',
    heaviestPounds: 'Heaviest package',
    packagesKeptDays: 'A package is kept',
    businessName: 'Mail in a business name',
    included: 'In the price',
  },
  yes: 'Yes',
  /** For packages, if the plan takes none. */
  dash: '–',
  no: 'No',
  upTo: 'Up to {count}',
  pounds: '{count} lb',
  days: '{count} days',
  /** On a plan's card. */
  card: {
    packages: 'Up to {count} packages a month, each up to {pounds} lb, kept {days} days',
    notIncluded: 'Not included: ',
  },
  /** In sentences, for the plans. */
  every: 'every plan',
  none: 'no plan',
  named: 'the {name}',
  kept: '{days} days with the {plan}',
}
