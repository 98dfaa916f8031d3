/** How a visitor becomes a customer, in three steps. */
export const steps = [
  {
    id: 'choose',
    title: 'Choose your mailbox',
    text: 'Pick a plan and a length. The shortest is {shortestTerm}.',
  },
  {
    id: 'sign',
    title: 'Sign Form 1583 with us',
    text: 'Bring a photo ID and an address ID. A US notary works too.',
  },
  {
    id: 'use',
    title: 'Use your new address',
    text: 'Give out our street address with your PMB number. We receive and keep your mail.',
  },
] as const
