import type { EmailText } from './emails.ts'

type ChangeFacts = {
  shop: { phone: string }
  box?: number
  former?: number
  address?: string[]
  remailUntil?: string
  plan?: string
  startsOn?: string
  months?: number
  rentOf?: string
  difference?: { amount: string; sign: number }
}

const sayDifference = ({ amount, sign }: { amount: string; sign: number }) =>
  sign > 0
    ? [
        `For the days that were already paid, the difference is ${amount}. Please pay it at our counter.`,
      ]
    : sign < 0
      ? [
          `For the days that were already paid, we credit you ${amount}. It is used for your next payment.`,
        ]
      : []

export const changeEmails = {
  'plan-changed': ({
    shop,
    box,
    plan,
    startsOn,
    months = 1,
    rentOf,
    difference,
  }: ChangeFacts): EmailText => ({
    subject: startsOn
      ? `Mailbox ${box}: new plan from ${startsOn}`
      : `Mailbox ${box} keeps its plan`,
    opening: startsOn
      ? [
          `From ${startsOn}, mailbox ${box} has the plan ${plan}.`,
          ...(difference ? sayDifference(difference) : []),
          `With it, your rent is ${rentOf} for ${months === 1 ? 'each month' : `every ${months} months`}.`,
        ]
      : [`The planned change is canceled: mailbox ${box} keeps the plan ${plan}.`],
    action: 'Open my mailbox',
    closing: [
      `You get this email because the plan was changed at our counter. If it wasn't you, please call us at ${shop.phone}.`,
    ],
  }),

  'number-changed': ({
    shop,
    box,
    former,
    address = [],
    remailUntil = '',
  }: ChangeFacts): EmailText => ({
    subject: `Your new mailbox number is ${box}`,
    opening: [
      `Your mailbox moved from number ${former} to number ${box}. This is how to write your address now:`,
      address.join('\n'),
      `Mail that still comes to number ${former} is put into your new mailbox until ${remailUntil}. Please give your new address to everyone who writes to you.`,
      'The Postal Service accepts no change of address for a private mailbox, so this is the only way.',
    ],
    action: 'Open my mailbox',
    closing: [
      `You get this email because your mailbox was moved at our counter. If it wasn't you, please call us at ${shop.phone}.`,
    ],
  }),
}
