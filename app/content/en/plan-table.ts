/** The words of what each plan receives; what it is, the owner sets in plans.ts. Names of values in braces. */
export const planTable = {
  title: 'What each plan receives',
  beyond:
    'A package over the number or weight of its plan: we take it in if there is room, and talk with you about a larger plan. From a carrier the plan does not include: we turn it away, unless you asked first. Kept longer than its days: we email you once more and agree on more time, or return it to the sender.',
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
  /** Of packages, where none come. */
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
  /** In sentences: of the plans that do so. */
  every: 'every plan',
  none: 'no plan',
  named: 'the {name}',
  kept: '{days} days with the {plan}',
}
