import type { SecurityNotice } from '#shared/content/en/emails.ts'
import type { Language } from '#shared/language.ts'
import type { Message } from '#shared/message.ts'
import type { NextActionCode } from '#shared/shop/applications/tracker.ts'
import type { HeldKind } from '#shared/shop/data/kept-data.ts'
import type { ClosingRent } from '#shared/shop/money/closing-rent.ts'
import type { Receipt } from '#shared/shop/money/receipt.ts'

import type { Mailing } from './mailing.ts'
import { reminderHours, type ReminderFacts, type ReminderKind } from './reminders.ts'

export type Email = AccountEmail | ShopEmail | MessageEmail | DecoyEmail

/** An email that the shop writes to an account's address. `token` is the raw secret of its link, or the code that it tells. */
export type AccountEmail = Addressee &
  (
    | { kind: 'confirm' | 'reset' | 'reauthentication'; token: string }
    | { kind: 'already-registered' | 'password-changed' }
    | SecurityNoticeEmail
    | AccountDeletedEmail
    | { kind: 'email-change-current' | 'email-change-new'; newEmail: string; token: string }
  )

/** A visitor's message, which goes to the shop itself, and to nobody else. */
export type MessageEmail = { kind: 'message'; message: Message }

/**
 * Costs the server what an email with a link does, and reaches nobody: so that neither the time of an answer nor the
 * server's speed after it tells whether an email was written.
 */
type DecoyEmail = { kind: 'decoy'; token: string }

export type EmailKind = Email['kind']

/** `name` is that of the factor, passkey or device that it is about; may be empty. */
type SecurityNoticeEmail = {
  kind: 'security-notice'
  notice: SecurityNotice
  name: string
}

type AccountDeletedEmail = {
  kind: 'account-deleted'
  /** When the visits would have been that are not booked any more, as texts. */
  cancelled: string[]
  /** What the shop keeps, as /privacy names it; nothing in emails of before this was said. */
  kept?: HeldKind[][]
  /** The sign-in is another service's, and goes later. */
  isSignInLeft: boolean
}

/** How long an email is worth sending, and its link lives, in hours. */
export const lifetimeHours: Record<EmailKind, number> = {
  confirm: 24,
  'already-registered': 24,
  reset: 1,
  'password-changed': 24,
  'security-notice': 24,
  'account-deleted': 168,
  reauthentication: 1 / 6,
  'email-change-current': 24,
  'email-change-new': 24,
  'visit-booked': 72,
  'visit-moved': 72,
  'visit-cancelled': 72,
  'visit-reminder': 24,
  'visit-conflict': 72,
  gathered: 72,
  'application-filed': 72,
  'application-invitation': 336,
  'account-invitation': 336,
  announcement: 168,
  'application-withdrawn': 72,
  'forms-signed': 72,
  'mailbox-active': 168,
  'closing-planned': 168,
  'staff-invitation': 168,
  'closing-withdrawn': 168,
  'mailbox-closed': 168,
  'mail-arrived': 72,
  'mail-overdue': 72,
  'mail-mistaken': 72,
  'mail-collected': 72,
  'mail-sent-on': 168,
  ...reminderHours,
  receipt: 168,
  message: 168,
  decoy: 1,
}

/** An email about the shop's business. `token` opens the visit without signing in; emails of one thread leave in their order. */
export type ShopEmail =
  | VisitEmail
  | ApplicationEmail
  | InvitationEmail
  | MailingEmail
  | MailEmail
  | ReminderEmail
  | GatheredEmail
  | StaffEmail

/** What is left of several emails that would have been too many. */
export type GatheredEmail = Addressee & {
  kind: 'gathered'
  /** Without whom they are for, and without the secrets of their links. */
  emails: (Omit<VisitEmail, keyof Addressee | 'token'> | Omit<ApplicationEmail, keyof Addressee>)[]
  /** How many there were besides. */
  more: number
}

type ToCustomer = Addressee & { thread: string; order: number }

export type VisitEmail = ToCustomer & {
  kind: 'visit-booked' | 'visit-moved' | 'visit-cancelled' | 'visit-reminder' | 'visit-conflict'
  token: string
  visit: {
    id: string
    /** Milliseconds since 1970. */
    slotAt: number
    minutes: number
    way: 'counter' | 'video' | 'notary'
    /** The first payment of the customer's application, where there is one. */
    dueCents?: number
    /** What they do next, or bring to a visit that no application asks for. */
    next?: NextActionCode | 'apply' | 'change'
    /** It was cancelled since nothing is left to be done on it. */
    isNeedless?: boolean
    /** Of the calendar file. */
    sequence: number
    timeZone: string
    /** The account is gone, and the visit with it: there is nothing to open or to book. */
    isGone?: true
  }
}

/** To somebody who is asked to work at the counter; `token` is the secret of the invitation's link. */
export type StaffEmail = Addressee & {
  kind: 'staff-invitation'
  token: string
  role: 'administrator' | 'mailbox_center'
}

/** To the address that was given at the counter; `token` is the secret of the link that puts the application into an account. */
export type InvitationEmail = ToCustomer & {
  kind: 'application-invitation'
  token: string
  facts: { forms: number; ids: number }
}

/** What many customers get at once. */
export type MailingEmail = Addressee & Mailing

export type ApplicationEmail = ToCustomer & {
  kind:
    | 'application-filed'
    | 'application-withdrawn'
    | 'forms-signed'
    | 'mailbox-active'
    | 'closing-planned'
    | 'closing-withdrawn'
    | 'mailbox-closed'
    | 'receipt'
  facts: {
    forms?: number
    ids?: number
    box?: number
    /** How many keys have to come back. */
    keys?: number
    address?: string[]
    recipients?: number
    paidThrough?: string
    minimumUntil?: string
    readyOn?: string
    next?: NextActionCode
    dueCents?: number
    depositCents?: number
    closesOn?: string
    /** What is due until it closes. */
    rent?: ClosingRent
    remailUntil?: string
    agentUntil?: string
    receipt?: Receipt
  }
}

export type MailEmail = ToCustomer & {
  kind: 'mail-arrived' | 'mail-overdue' | 'mail-mistaken' | 'mail-collected' | 'mail-sent-on'
  facts: {
    box: number
    timeZone: string
    parcels?: number
    accountable?: number
    hasLetters?: boolean
    /** The last day that the plan keeps it. */
    keptUntil?: string
    /** How many were collected, by whom, when. */
    items?: number
    collector?: string
    at?: number
    /** What was sent on, and the first name of who did it. */
    sent?: { kind: 'parcel' | 'accountable' | 'letters'; tracking: string | null }[]
    clerk?: string
  }
}

/** What is soon to be done about a mailbox. It is not sent any more once something else is true. */
export type ReminderEmail = ToCustomer &
  { [Kind in ReminderKind]: { kind: Kind; facts: ReminderFacts[Kind] } }[ReminderKind]

/** Whom an email is for, and the language it speaks to them; `firstName` may be empty. */
export type Addressee = { to: string; firstName: string; language: Language }
