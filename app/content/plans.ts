/** The mail and packages a plan receives. The specification leaves it open: the owner sets each line. */
export type Receives = {
  /** Mail in the name of a business, and in its trade names. */
  businessName: boolean
  /** Packages from the Postal Service. */
  uspsPackages: boolean
  /** Packages of UPS, FedEx, Amazon and others, signed for at the counter. */
  otherCarriers: boolean
  /** More of them, or heavier ones, only after asking. */
  packagesPerMonth: number
  heaviestPounds: number
  /** How long a package waits for its pickup. Letters wait as long as the mailbox is rented. */
  packagesKeptDays: number
}

/** False once the owner has set what each plan `receives`. */
export const planTableIsDefault = true

export type PlanFacts = {
  /** Lowercase letters, digits and hyphens; both languages name the plan under it in their `plans.ts`. */
  id: string
  /** The page that tells more. */
  path: `/${string}`
  /** US cents per month, before tax. */
  monthlyCents: number
  receives: Receives
  preselected?: true
}

export const plans: PlanFacts[] = [
  {
    id: 'mailing-address',
    path: '/virtual-mailing-address',
    monthlyCents: 999,
    receives: {
      businessName: false,
      uspsPackages: true,
      otherCarriers: false,
      packagesPerMonth: 5,
      heaviestPounds: 20,
      packagesKeptDays: 14,
    },
  },
  {
    id: 'business-address',
    path: '/virtual-business-address',
    monthlyCents: 1999,
    receives: {
      businessName: true,
      uspsPackages: true,
      otherCarriers: true,
      packagesPerMonth: 20,
      heaviestPounds: 50,
      packagesKeptDays: 30,
    },
    preselected: true,
  },
  {
    id: 'office',
    path: '/virtual-office',
    monthlyCents: 3999,
    receives: {
      businessName: true,
      uspsPackages: true,
      otherCarriers: true,
      packagesPerMonth: 60,
      heaviestPounds: 70,
      packagesKeptDays: 60,
    },
  },
]

/** US cents per month, before tax. */
export const lowestMonthlyCents = Math.min(...plans.map(({ monthlyCents }) => monthlyCents))
