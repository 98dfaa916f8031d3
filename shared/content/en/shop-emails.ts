import type { EmailText } from './emails.ts'
import { mailEmails } from './mail-emails.ts'
import { staffEmails } from './staff.ts'

type VisitFacts = {
  shop: { name: string; phone: string; addressLines: string[] }
  /** Day and time at the shop. */
  when: string
  /** Where it takes place. */
  way: string
  /** The form was signed before a notary. */
  isSigned: boolean
}

type ApplicationFacts = {
  shop: { name: string; phone: string }
  forms?: number
  ids?: number
  box?: number
  address?: string[]
  paidThrough?: string
  closesOn?: string
  remailUntil?: string
  agentUntil?: string
  /** Its paragraphs are what was paid, line by line. */
  receipt?: { number: number; on: string; box: number; paragraphs: string[] }
}

export type ShopEmails = typeof shopEmails

/** Every sentence of the emails about applications, visits and mailboxes. */
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
  /** A calendar day in full. */
  day: (day: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(
      Date.parse(day),
    ),
  ways: {
    counter: 'at our counter',
    video: 'by live video',
    notary: 'at our counter, with the form your notary witnessed',
  },
  /** To the shop: what is left to do where Supabase keeps the accounts. */
  signInLeft: (id: string) =>
    `I deleted my account on the website. What the shop held is erased. Please delete my sign-in in Supabase, too: user ${id} (Authentication, Users).`,
  visitTitle: (shop: string) => `Visit to ${shop}`,

  'visit-booked': ({ shop, when, way, isSigned }: VisitFacts): EmailText => ({
    subject: `Your visit on ${when}`,
    opening: [
      `You booked a visit with ${shop.name}: ${when}, ${way}.`,
      isSigned
        ? 'Bring the form that your notary witnessed, and both IDs of everybody who signed, as originals.'
        : 'Bring both IDs of everybody who signs, as originals. Sign the form only in front of us. Nothing is due before you sign.',
    ],
    action: 'Move or cancel this visit',
    closing: [
      'The calendar file with this email puts the visit into your calendar. The link needs no password: please keep it to yourself.',
      `You get this email because a visit was booked from your account. If it wasn't you, cancel it with the link, or call us at ${shop.phone}.`,
    ],
  }),

  'visit-moved': ({ shop, when, way }: VisitFacts): EmailText => ({
    subject: `Your visit is now on ${when}`,
    opening: [`Your visit with ${shop.name} was moved. It is now: ${when}, ${way}.`],
    action: 'Move or cancel this visit',
    closing: [
      'The calendar file with this email moves it in your calendar, too.',
      `You get this email because the visit was moved from your account or by its link. If it wasn't you, call us at ${shop.phone}.`,
    ],
  }),

  'visit-cancelled': ({ shop, when }: VisitFacts): EmailText => ({
    subject: `Your visit on ${when} is canceled`,
    opening: [`Your visit with ${shop.name} on ${when} is canceled.`],
    action: 'See this visit',
    closing: [
      'You can book another one in your account at any time.',
      `You get this email because the visit was canceled from your account or by its link. If it wasn't you, call us at ${shop.phone}.`,
    ],
  }),

  'visit-reminder': ({ shop, when, way, isSigned }: VisitFacts): EmailText => ({
    subject: `Reminder: your visit on ${when}`,
    opening: [
      `You have a visit with ${shop.name}: ${when}, ${way}.`,
      `We are at ${shop.addressLines.join(', ')}. Please bring both IDs of everybody who signs, as originals, and the form ${isSigned ? 'that your notary witnessed' : 'unsigned'}.`,
    ],
    action: 'Move or cancel this visit',
    closing: ['You get this email the day before a visit that you booked.'],
  }),

  'application-filed': ({ shop, forms = 0, ids = 0 }: ApplicationFacts): EmailText => ({
    subject: `We have your application: ${shop.name}`,
    opening: [
      'Your application for a mailbox is filed. You owe nothing before you sign.',
      `What it takes: ${forms === 1 ? 'one form' : `${forms} forms`} and ${ids} IDs. Next, please book a visit, if you haven't yet.`,
    ],
    action: 'See where it stands',
    closing: [
      `You get this email because an application was filed from your account, or for you at our counter. If it wasn't you, please call us at ${shop.phone}.`,
    ],
  }),

  'application-withdrawn': ({ shop }: ApplicationFacts): EmailText => ({
    subject: `Your application is withdrawn: ${shop.name}`,
    opening: [
      'Your application for a mailbox is withdrawn, and visits booked with your account are canceled. You owe nothing.',
    ],
    action: 'Open my account',
    closing: [
      `You can apply again at any time. If it wasn't you who withdrew it, please call us at ${shop.phone}.`,
    ],
  }),

  'forms-signed': ({ shop }: ApplicationFacts): EmailText => ({
    subject: `Your forms are signed: ${shop.name}`,
    opening: [
      'All forms of your application are signed. Next, we enter them with the Postal Service and get your key ready.',
    ],
    action: 'See where it stands',
    closing: [`You get this email because of your application. Questions? Call ${shop.phone}.`],
  }),

  'mailbox-active': ({ shop, address = [], paidThrough = '' }: ApplicationFacts): EmailText => ({
    subject: `Your mailbox is ready: ${shop.name}`,
    opening: [
      'Your mailbox is active. Write its address like this, with your name above it:',
      ...address,
      `It is paid through ${paidThrough}.`,
    ],
    action: 'Open my mailbox',
    closing: [`You get this email because you rent a mailbox. Questions? Call ${shop.phone}.`],
  }),

  'closing-planned': ({
    shop,
    box,
    closesOn = '',
    remailUntil = '',
    agentUntil = '',
  }: ApplicationFacts): EmailText => ({
    subject: `Mailbox ${box} closes on ${closesOn}`,
    opening: [
      `You gave notice: mailbox ${box} closes on ${closesOn}.`,
      `Until ${remailUntil} we send on what still arrives; the postage is yours. Neither you nor we may file a change of address with the Postal Service from this address, so please tell everybody who writes to you.`,
      `Until ${agentUntil} we take court papers for you, as California law requires.`,
    ],
    action: 'See the plan',
    closing: [
      `You get this email because notice was given from your account, or at our counter. If it wasn't you, please call us at ${shop.phone} before that day.`,
    ],
  }),

  'closing-withdrawn': ({ shop, box }: ApplicationFacts): EmailText => ({
    subject: `Mailbox ${box} stays open`,
    opening: [`The notice for mailbox ${box} is withdrawn: it stays open, and so does its rent.`],
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
  }: ApplicationFacts): EmailText => ({
    subject: `Mailbox ${box} is closed`,
    opening: [
      `Mailbox ${box} is closed since ${closesOn}.`,
      `Until ${remailUntil} we send on what still arrives; the postage is yours. Neither you nor we may file a change of address with the Postal Service from this address.`,
      `Until ${agentUntil} we take court papers for you, as California law requires.`,
    ],
    action: 'See the plan',
    closing: [`You get this email because you rented this mailbox. Questions? Call ${shop.phone}.`],
  }),

  ...mailEmails,
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
