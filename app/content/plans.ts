export type Plan = {
  id: 'mailing-address' | 'business-address' | 'office'
  name: string
  /** The page that tells more. */
  path: '/virtual-mailing-address' | '/virtual-business-address' | '/virtual-office'
  /** US cents per month, before tax. */
  monthlyCents: number
  purpose: string
  included: string[]
  preselected?: true
}

export const plans: Plan[] = [
  {
    id: 'mailing-address',
    name: 'Virtual Mailing Address',
    path: '/virtual-mailing-address',
    monthlyCents: 999,
    purpose: 'For personal mail you would rather not receive at home.',
    included: [
      'A street address with your own PMB number',
      'Letters held at the counter for pickup',
      'You + one family member',
    ],
  },
  {
    id: 'business-address',
    name: 'Virtual Business Address',
    path: '/virtual-business-address',
    monthlyCents: 1999,
    purpose: 'For a business that needs an address it can print.',
    included: [
      'Everything in the mailing address',
      'Mail in your business name',
      'Packages signed for and kept safe',
      'You + one partner',
    ],
    preselected: true,
  },
  {
    id: 'office',
    name: 'Virtual Office',
    path: '/virtual-office',
    monthlyCents: 3999,
    purpose: 'For a practice or team with steady mail and packages.',
    included: [
      'Everything in the business address',
      'Room for larger and more frequent packages',
      'Notary appointments at the counter',
    ],
  },
]

/** US cents per month, before tax. */
export const lowestMonthlyCents = Math.min(...plans.map(({ monthlyCents }) => monthlyCents))

/** What the plans' names may promise and the shop does not do yet. */
export const notYetAvailable =
  'Virtual mail services – scanning, online forwarding, shredding and check deposit – are not yet available.'
