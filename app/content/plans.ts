/** What a plan receives. The specification leaves it open: the owner sets each line. */
export type Receives = {
  /** Mail in the name of a business, and in its trade names. */
  businessName: boolean
  /** What the Postal Service brings: packages, too. */
  uspsPackages: boolean
  /** Packages of UPS, FedEx, Amazon and others, signed for at the counter. */
  otherCarriers: boolean
  /** More of them, or heavier ones, only after asking. */
  packagesPerMonth: number
  heaviestPounds: number
  /** How long a package waits for its pickup. Letters wait as long as the mailbox is rented. */
  packagesKeptDays: number
  /** Who is in the price. */
  included: string
}

/** False once the owner has set what each plan `receives`. */
export const planTableIsDefault = true

export type Plan = {
  id: 'mailing-address' | 'business-address' | 'office'
  name: string
  /** The page that tells more. */
  path: '/virtual-mailing-address' | '/virtual-business-address' | '/virtual-office'
  /** US cents per month, before tax. */
  monthlyCents: number
  purpose: string
  receives: Receives
  preselected?: true
}

export const plans: Plan[] = [
  {
    id: 'mailing-address',
    name: 'Virtual Mailing Address',
    path: '/virtual-mailing-address',
    monthlyCents: 999,
    purpose: 'For personal mail you would rather not receive at home.',
    receives: {
      businessName: false,
      uspsPackages: true,
      otherCarriers: false,
      packagesPerMonth: 5,
      heaviestPounds: 20,
      packagesKeptDays: 14,
      included: 'You + one family member',
    },
  },
  {
    id: 'business-address',
    name: 'Virtual Business Address',
    path: '/virtual-business-address',
    monthlyCents: 1999,
    purpose: 'For a business that needs an address it can print.',
    receives: {
      businessName: true,
      uspsPackages: true,
      otherCarriers: true,
      packagesPerMonth: 20,
      heaviestPounds: 50,
      packagesKeptDays: 30,
      included: 'You + one partner',
    },
    preselected: true,
  },
  {
    id: 'office',
    name: 'Virtual Office',
    path: '/virtual-office',
    monthlyCents: 3999,
    purpose: 'For a practice or team whose packages need more room.',
    receives: {
      businessName: true,
      uspsPackages: true,
      otherCarriers: true,
      packagesPerMonth: 60,
      heaviestPounds: 70,
      packagesKeptDays: 60,
      included: 'You + one partner',
    },
  },
]

/** US cents per month, before tax. */
export const lowestMonthlyCents = Math.min(...plans.map(({ monthlyCents }) => monthlyCents))

/** What the plans' names may promise and the shop does not do yet. */
export const notYetAvailable =
  'Virtual mail services – scanning, online forwarding, shredding and check deposit – are not yet available.'
