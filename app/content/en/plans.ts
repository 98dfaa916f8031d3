/** A plan’s name, its purpose in the menu and at length, and the people included in its price. */
export type PlanWords = { name: string; menu: string; purpose: string; included: string }

/** The plans of app/content/plans.ts, by id. */
export const planWords: Record<string, PlanWords> = {
  'mailing-address': {
    name: 'Virtual Mailing Address',
    menu: 'For personal mail',
    purpose: 'For personal mail you would rather not receive at home.',
    included: 'You + one family member',
  },
  'business-address': {
    name: 'Virtual Business Address',
    menu: 'For a business address you can print',
    purpose: 'For a business that needs an address it can print.',
    included: 'You + one partner',
  },
  office: {
    name: 'Virtual Office',
    menu: 'Room for many packages',
    purpose: 'For a practice or team whose packages need more room.',
    included: 'You + one partner',
  },
}

/** Services that a plan’s name may suggest and the shop does not offer yet. */
export const notYetAvailable =
  'Virtual mail services – scanning, online forwarding, shredding and check deposit – are not yet available.'
