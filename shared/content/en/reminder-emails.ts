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
  canPayOnline: boolean
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

type AutomaticFacts = {
  shop: { phone: string }
  box: number
  stage: 'on' | 'ahead' | 'refused' | 'declined' | 'ended'
  months: number
  amount: string
  on: string
  before: string | null
}

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
const documents = { photo: 'photo ID', address: 'address ID' }

export const reminderNames = {
  'rent-due': 'Rent is due',
  'id-expires': 'An ID expires',
  'closing-near': 'The mailbox closes soon',
  'automatic-renewal': 'Automatic renewal',
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
          `Please pay ${late.canPayOnline ? 'by card in “My mailbox”, or ' : ''}at our counter: cash, check or card.`,
        ]
      : [
          `Mailbox ${box} is paid through ${dueOn}. The next rent, for ${months(count)}, is ${due} plus tax.`,
          `Please pay ${late.canPayOnline ? 'by card in “My mailbox”, or ' : ''}at our counter by that day: cash, check or card. A late fee of ${late.lateFee} is added from ${late.lateFeeFrom}.`,
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

  'automatic-renewal': ({
    shop,
    box,
    stage,
    months: count,
    amount,
    on,
    before,
  }: AutomaticFacts): EmailText => ({
    subject: {
      on: `Mailbox ${box} renews automatically`,
      ahead: `${amount} for mailbox ${box} will be charged to your card on ${on}`,
      refused: `Your bank refused the rent for mailbox ${box}`,
      declined: `Automatic renewal of mailbox ${box} has stopped`,
      ended: `Automatic renewal of mailbox ${box} is off`,
    }[stage],
    opening: {
      on: [
        `You turned on automatic renewal. Mailbox ${box} renews for ${months(count)} at a time until you end it. The rent is ${amount} plus tax and anything owed on the account, next due on ${on}.`,
        'Before each charge we email you the amount and the day: seven days before, and 30 days before a term of a year. A new price is announced at least seven days before it is charged. Stripe keeps the card; we never see its number.',
      ],
      ahead: [
        `The rent of mailbox ${box} for ${months(count)} will be charged to your card on ${on}: ${amount}.`,
        ...(before ? [`The rent has changed; before it was ${before}.`] : []),
      ],
      refused: [
        `Your bank refused to pay ${amount} for ${months(count)} of mailbox ${box}. Nothing was charged. We will try again on ${on}.`,
        'To use another card, end automatic renewal, then set it up again. You can also pay at our counter.',
      ],
      declined: [
        `Your bank refused to pay ${amount} for mailbox ${box} three times. Nothing was charged, and automatic renewal has stopped.`,
        'Please renew on your rental page or at our counter: a late fee may be added to late rent.',
      ],
      ended: [
        `Automatic renewal of mailbox ${box} has ended. Your card will not be charged again, and Stripe no longer keeps it for us.`,
        'The mailbox stays open as far as it is paid. To renew, pay on your rental page or at our counter.',
      ],
    }[stage],
    action: 'Open my mailbox',
    closing: [
      ...(stage === 'on' || stage === 'ahead' || stage === 'refused'
        ? [
            'To stop: open “My mailbox”, choose “Rental”, then press “End automatic renewal”. It ends at once and costs nothing.',
          ]
        : []),
      `You get this email because you rent mailbox ${box}. Questions? Call ${shop.phone}.`,
    ],
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
