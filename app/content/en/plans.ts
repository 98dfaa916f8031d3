/** What each plan of app/content/plans.ts is called, whom it is for, and who is in its price. */
export const planWords = {
  'mailing-address': {
    name: 'Virtual Mailing Address',
    purpose: 'For personal mail you would rather not receive at home.',
    included: 'You + one family member',
  },
  'business-address': {
    name: 'Virtual Business Address',
    purpose: 'For a business that needs an address it can print.',
    included: 'You + one partner',
  },
  office: {
    name: 'Virtual Office',
    purpose: 'For a practice or team whose packages need more room.',
    included: 'You + one partner',
  },
}

/** What the plans' names may promise and the shop does not do yet. */
export const notYetAvailable =
  'Virtual mail services – scanning, online forwarding, shredding and check deposit – are not yet available.'
