import { staffEmails } from '#shared/content/staff.ts'
import type { NextActionCode } from '#shared/shop/applications/tracker.ts'

import { changeEmails } from './change-emails.ts'
import { closingEmails } from './closing-emails.ts'
import type { EmailText } from './emails.ts'
import { leavingEmails } from './leaving-emails.ts'
import { mailEmails } from './mail-emails.ts'
import { mailingEmails } from './mailing-emails.ts'
import { sayNext, type VisitActionCode } from './next-actions.ts'
import { reminderEmails } from './reminder-emails.ts'
import { rentRules } from './rent-rules.ts'
import { visitEmails } from './visit-emails.ts'

type ApplicationFacts = {
  shop: { name: string; phone: string }
  forms?: number
  ids?: number
  next?: NextActionCode
  box?: number
  address?: string[]
  recipients?: number
  hours?: string
  differing?: string[]
  due?: string
  readyOn?: string
  paidThrough?: string
  minimumUntil?: string
  receipt?: { number: number; on: string; box: number; paragraphs: string[] }
}

type OfferFacts = {
  shop: { name: string; phone: string }
  forms: number
  ids: number
  lifetime: string
}

export type ShopEmails = typeof shopEmails

export const shopEmails = {
  /** `Friday, October 30, 2026, 9:00 AM`, by the clock at the shop. */
  moment: (instant: number, timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      dateStyle: 'full',
      timeStyle: 'short',
      hour12: true,
    })
      .format(instant)
      .replaceAll('\u202f', ' '),
  day: (day: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(
      Date.parse(day),
    ),
  ways: {
    counter: 'at our counter',
    video: 'by live video',
    notary: 'at our counter',
  },
  signInLeft: (id: string) =>
    `I deleted my account on the website. What the shop held is erased. Please delete my sign-in in Supabase, too: user ${id} (Authentication, Users).`,
  /** `Monday to Friday, 9:00 AM to 5:00 PM; Saturday, …`: the days that are open. */
  hours: {
    locale: 'en-US',
    days: (first: string, last: string) => `${first} to ${last}`,
    times: (opens: string, closes: string) => `${opens} to ${closes}`,
  },
  visitTitle: (shop: string) => `Visit to ${shop}`,
  visitFile: 'visit.ics',
  visitDescription: ({ phone, next }: { phone: string; next?: VisitActionCode | undefined }) => [
    ...sayNext(next),
    `To move or cancel it, open the link in our email, or call ${phone}.`,
  ],

  ...visitEmails,

  gathered: ({
    shop,
    subjects,
    more,
  }: {
    shop: { phone: string }
    subjects: string[]
    more: number
  }): EmailText => ({
    subject: 'Changes to your application and your visits',
    opening: [
      'Several things changed within an hour. This one email lists them all, in order:',
      ...subjects,
      ...(more > 0 ? [`And ${more} more before these.`] : []),
    ],
    action: 'See where it stands',
    closing: [
      `You get this email because these changes were made from your account, with your links, or at our counter. If it wasn't you, please call us at ${shop.phone}.`,
    ],
  }),

  'application-filed': ({ shop, forms = 0, ids = 0, next }: ApplicationFacts): EmailText => ({
    subject: `We have your application: ${shop.name}`,
    opening: [
      'We have your application for a mailbox. You owe nothing before you sign.',
      `You need ${forms === 1 ? 'one form' : `${forms} forms`} and ${ids} IDs.`,
      ...sayNext(next),
    ],
    action: 'See where it stands',
    closing: [
      `You get this email because an application was filed from your account, or for you at our counter. If it wasn't you, please call us at ${shop.phone}.`,
    ],
  }),

  'application-invitation': ({ shop, forms, ids, lifetime }: OfferFacts): EmailText => ({
    subject: `An application with your address: ${shop.name}`,
    opening: [
      'An application for a mailbox was filed at our counter, with this email address. You owe nothing before you sign.',
      `You need ${forms === 1 ? 'one form' : `${forms} forms`} and ${ids} IDs.`,
      `Is it yours? Follow the link and sign in, or create an account, to add it to your account. The link works once, within ${lifetime}.`,
    ],
    action: 'Add it to my account',
    closing: [
      `You get this email because this address was given at our counter. If it isn't yours, don't follow the link, and please call us at ${shop.phone}.`,
    ],
  }),

  'forms-signed': ({
    shop,
    hours = '',
    differing = [],
    due,
    readyOn = '',
  }: ApplicationFacts): EmailText => ({
    subject: `Your forms are signed: ${shop.name}`,
    opening: [
      'All forms of your application are signed.',
      `Next, we enter them with the Postal Service, usually today or on ${readyOn}. Then you pick up your key at our counter, and your mail can come. Please bring a photo ID.`,
      ...(due ? [`The first payment, ${due} plus tax, is due with the key.`] : []),
      `We are open: ${hours}.`,
      ...differing,
    ],
    action: 'See where it stands',
    closing: [`You get this email because of your application. Questions? Call ${shop.phone}.`],
  }),

  'mailbox-active': ({
    shop,
    address = [],
    recipients = 1,
    paidThrough = '',
    minimumUntil,
    hours = '',
    differing = [],
  }: ApplicationFacts): EmailText => ({
    subject: `Your mailbox is ready: ${shop.name}`,
    opening: [
      `Your mailbox is active. This is how to write your address${address.length < 3 ? ', with your name above it' : recipients > 1 ? ', each of you with your own name on the first line' : ''}:`,
      address.join('\n'),
      `It is paid through ${paidThrough}. ${rentRules.due} ${rentRules.renews} ${rentRules.pays}`,
      `${rentRules.stop} ${rentRules.until}${minimumUntil ? ` The minimum contract runs until ${minimumUntil}: if you close earlier, you still owe the rent until then.` : ''}`,
      'You don’t need to check: we email you soon after a package arrives, or mail we signed for. Things that arrive at about the same time are in one email. Bring a photo ID to pick them up at the counter.',
      `You can pick up your mail while we are open: ${hours}.`,
      ...differing,
    ],
    action: 'Open my mailbox',
    closing: [`You get this email because you rent a mailbox. Questions? Call ${shop.phone}.`],
  }),

  ...changeEmails,
  ...closingEmails,
  ...leavingEmails,
  ...mailEmails,
  ...mailingEmails,
  ...reminderEmails,
  ...staffEmails,

  receipt: ({ shop, receipt }: ApplicationFacts): EmailText => {
    if (!receipt) throw new Error('A receipt says what was paid')
    const { number, box, on, paragraphs } = receipt
    return {
      subject: `Receipt ${number}: ${shop.name}`,
      opening: [`Receipt ${number} of ${on}, mailbox ${box}.`, ...paragraphs],
      action: 'Open my mailbox',
      closing: [
        `You get this email because you paid at our counter. Questions? Call ${shop.phone}.`,
      ],
    }
  },
}
