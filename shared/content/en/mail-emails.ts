import type { EmailText } from './emails.ts'

type MailFacts = {
  shop: { name: string; phone: string }
  box: number
  parcels?: number
  accountable?: number
  hasLetters?: boolean
  keptUntil?: string
  items?: number
  collector?: string
  when?: string
  sent?: { kind: keyof typeof kinds; tracking: string | null }[]
  clerk?: string
}

const kinds = {
  parcel: 'package',
  accountable: 'package we signed for',
  'accountable-letter': 'letter to sign for',
  letters: 'letters from your mailbox',
}

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

export const mailEmails = {
  'mail-arrived': ({
    shop,
    box,
    parcels = 0,
    accountable = 0,
    hasLetters = false,
    keptUntil,
  }: MailFacts): EmailText => ({
    subject: `Mail has arrived for mailbox ${box}`,
    opening: [
      'This arrived for you:',
      ...(parcels > 0 ? [count(parcels, 'package', 'packages')] : []),
      ...(accountable > 0
        ? [count(accountable, 'letter we signed for', 'letters we signed for')]
        : []),
      ...(hasLetters ? ['letters in your mailbox'] : []),
      ...(keptUntil ? [`Your plan keeps it at the counter until ${keptUntil}.`] : []),
      'Please bring a photo ID to pick it up at the counter.',
    ],
    action: 'See what is waiting',
    closing: [
      `You get this email because you rent mailbox ${box}. If you will be away, you can set a hold in your account, and we send no notices. Questions? Call ${shop.phone}.`,
    ],
  }),

  'mail-overdue': ({ shop, box, parcels = 0 }: MailFacts): EmailText => ({
    subject: `Still waiting for you: mail for mailbox ${box}`,
    opening: [
      'This has been here longer than your plan includes:',
      ...(parcels > 0 ? [count(parcels, 'package', 'packages')] : []),
      `Please collect it, or call us at ${shop.phone}: we can agree on more time, or return it to the sender.`,
    ],
    action: 'See what is waiting',
    closing: [`You get this email once, because you rent mailbox ${box}.`],
  }),

  'mail-mistaken': ({ shop, box, parcels = 0 }: MailFacts): EmailText => ({
    subject: `A correction: mail for mailbox ${box}`,
    opening: [
      `We told you about ${parcels > 0 ? 'a package' : 'mail we signed for'} that is for another mailbox. That was our mistake: it is not here for you.`,
    ],
    action: 'See what is waiting',
    closing: [
      `You get this email because you rent mailbox ${box}. Did you expect this mail? Please call us at ${shop.phone}.`,
    ],
  }),

  'mail-sent-on': ({ shop, box, sent = [], clerk, when }: MailFacts): EmailText => ({
    subject: `We forwarded your mail: mailbox ${box}`,
    opening: [
      `${clerk ? `${clerk} of ${shop.name}` : shop.name} forwarded this to you: ${when}.`,
      ...sent.map(({ kind, tracking }) => (tracking ? `${kinds[kind]} ${tracking}` : kinds[kind])),
      'It went to the address you gave us. We printed that on one label and did not store it.',
    ],
    action: 'See your mailbox',
    closing: [
      `You get this email because mail came for you at mailbox ${box}. If it does not reach you, please call us at ${shop.phone}.`,
    ],
  }),

  'mail-collected': ({ shop, box, items = 0, collector, when }: MailFacts): EmailText => ({
    subject: `Mail was collected from mailbox ${box}`,
    opening: [
      `${collector} collected ${count(items, 'item', 'items')} from mailbox ${box}: ${when}. We saw a photo ID and took a signature.`,
    ],
    action: 'See your mailbox',
    closing: [
      `You get this email because you named ${collector} as the person who collects your mail. If this is not right, please call us at ${shop.phone}.`,
    ],
  }),
}
