/** How a visitor becomes a customer, in three steps. */
export const steps = [
  {
    id: 'choose',
    title: 'Choose your mailbox',
    text: 'Create an account, pick a plan and the length that suits you. Three months is the shortest.',
  },
  {
    id: 'sign',
    title: 'Sign Form 1583 with us',
    text: 'Bring two IDs, one with your photo and one that shows your address, and sign in front of us at the counter. A US notary works too.',
  },
  {
    id: 'use',
    title: 'Use your new address',
    text: 'Give out our street address with your PMB number. We receive your letters and packages and keep them for you.',
  },
] as const
