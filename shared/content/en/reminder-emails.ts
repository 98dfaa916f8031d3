import type { EmailText } from './emails.ts'
import { rentRules } from './rent-rules.ts'

type RentFacts = {
  shop: { name: string; phone: string }
  box: number
  stage: '14' | '3' | 'due' | 'late'
  dueOn: string
  months: number
  due: string
  lateFee: string
  lateFeeFrom: string
  hasLateFee: boolean
  owed: string | null
  credit: string | null
}

type IdFacts = {
  shop: { name: string; phone: string }
  box: number
  name: string
  document: 'photo' | 'address'
  expiresOn: string
}

type ClosingFacts = {
  shop: { phone: string }
  box: number
  closesOn: string
  remailUntil: string
  agentUntil: string
}

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
const documents = { photo: 'photo ID', address: 'address ID' }

export const reminderNames = {
  'rent-due': 'Rent is due',
  'id-expires': 'An ID expires',
  'closing-near': 'The mailbox closes soon',
}

export const reminderEmails = {
  'rent-due': ({
    shop,
    box,
    stage,
    dueOn,
    months: count,
    due,
    owed,
    credit,
    ...late
  }: RentFacts): EmailText => ({
    subject: {
      14: `Rent for mailbox ${box} is due on ${dueOn}`,
      3: `Rent for mailbox ${box} is due on ${dueOn}`,
      due: `Rent for mailbox ${box} is due today`,
      late: `Rent for mailbox ${box} is late`,
    }[stage],
    opening: (stage === 'late'
      ? [
          `Rent for mailbox ${box} was due on ${dueOn}.`,
          late.hasLateFee
            ? `With the late fee of ${late.lateFee}, ${due} plus tax is due now, for ${months(count)}.`
            : `${due} plus tax is due now, for ${months(count)}. A late fee of ${late.lateFee} is added from ${late.lateFeeFrom}.`,
          'Please pay at our counter: cash, check or card.',
        ]
      : [
          `Mailbox ${box} is paid through ${dueOn}. The next rent, for ${months(count)}, is ${due} plus tax.`,
          `Please pay at our counter by that day: cash, check or card. A late fee of ${late.lateFee} is added from ${late.lateFeeFrom}.`,
        ]
    ).concat(
      owed ? [`This includes ${owed} that was owed before.`] : [],
      credit ? [`Your credit of ${credit} is already deducted.`] : [],
    ),
    action: 'Open my mailbox',
    closing: [
      `Already paid? Nothing to do. Want to leave? ${rentRules.stop}`,
      `You get this email because you rent mailbox ${box}. Questions? Call ${shop.phone}.`,
    ],
  }),

  'id-expires': ({ shop, box, name, document, expiresOn }: IdFacts): EmailText => ({
    subject: `An ID for mailbox ${box} expires on ${expiresOn}`,
    opening: [
      `${name}’s ${documents[document]} expires on ${expiresOn}.`,
      'Postal rules require a valid one. Please bring the new one to our counter before that day. As the rules ask, we keep a legible copy on paper at the shop and enter it in the Postal Service’s customer database. This website’s system keeps only its kind and expiry date.',
    ],
    action: 'Open my mailbox',
    closing: [`You get this email because you rent mailbox ${box}. Questions? Call ${shop.phone}.`],
  }),

  'closing-near': ({ shop, box, closesOn, remailUntil, agentUntil }: ClosingFacts): EmailText => ({
    subject: `Mailbox ${box} closes on ${closesOn}`,
    opening: [
      `As you asked, mailbox ${box} closes on ${closesOn}. Please pick up your mail and bring back your key by then.`,
      `Until ${remailUntil} we forward mail that still arrives; you pay the postage.`,
      `Until ${agentUntil} we accept court papers for you, as California law requires.`,
    ],
    action: 'See the closing dates',
    closing: [
      `You get this email because you gave notice. If you want to stay, call us at ${shop.phone} before that day.`,
    ],
  }),
}
