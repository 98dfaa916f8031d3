import type { EmailText } from './emails.ts'

type ClosingFacts = {
  shop: { phone: string }
  box?: number
  closesOn?: string
  remailUntil?: string
  agentUntil?: string
  deposit?: string
  rent?: string[]
  due?: string
}

const bringTheKey = (deposit?: string) =>
  deposit ? [`Bring your key back to our counter, and we return its ${deposit} deposit.`] : []

const whereMailGoes = (until: string) =>
  `Until ${until} we forward mail that still arrives to the forwarding address on your Form 1583; you pay the postage. To send it elsewhere, file a new form before you leave.`

export const closingEmails = {
  'closing-planned': ({
    shop,
    box,
    closesOn = '',
    remailUntil = '',
    agentUntil = '',
    deposit,
    rent = [],
  }: ClosingFacts): EmailText => ({
    subject: `Mailbox ${box} closes on ${closesOn}`,
    opening: [
      `You gave notice: mailbox ${box} closes on ${closesOn}.`,
      ...rent,
      ...bringTheKey(deposit),
      whereMailGoes(remailUntil),
      'Neither you nor we may file a change of address with the Postal Service from this address, so please give your new address to everyone who writes to you.',
      `Until ${agentUntil} we accept court papers for you, as California law requires.`,
    ],
    action: 'See the closing dates',
    closing: [
      `You get this email because notice was given from your account, or at our counter. If it wasn't you, please call us at ${shop.phone} before that day.`,
    ],
  }),

  'closing-withdrawn': ({ shop, box }: ClosingFacts): EmailText => ({
    subject: `Mailbox ${box} stays open`,
    opening: [
      `The notice for mailbox ${box} is withdrawn. The mailbox stays open, and rent continues.`,
    ],
    action: 'Open my mailbox',
    closing: [
      `You get this email because the notice was withdrawn at our counter. If it wasn't you, please call us at ${shop.phone}.`,
    ],
  }),

  'mailbox-closed': ({
    shop,
    box,
    closesOn = '',
    remailUntil = '',
    agentUntil = '',
    deposit,
    due,
  }: ClosingFacts): EmailText => ({
    subject: `Mailbox ${box} is closed`,
    opening: [
      `Mailbox ${box} closed on ${closesOn}.`,
      ...bringTheKey(deposit),
      ...(due ? [`Still to pay: ${due}. Any deposit we hold is deducted from it.`] : []),
      whereMailGoes(remailUntil),
      'Neither you nor we may file a change of address with the Postal Service from this address.',
      `Until ${agentUntil} we accept court papers for you, as California law requires.`,
    ],
    action: 'See the closing dates',
    closing: [`You get this email because you rented this mailbox. Questions? Call ${shop.phone}.`],
  }),
}
