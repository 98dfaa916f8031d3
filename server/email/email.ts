import type { SecurityNotice } from '#shared/content/en/emails.ts'
import type { Language } from '#shared/language.ts'
import type { Message } from '#shared/message.ts'
import type { NextActionCode } from '#shared/shop/applications/tracker.ts'
import type { HeldKind } from '#shared/shop/data/retained-data.ts'
import type { ItemKind } from '#shared/shop/mail/item-kinds.ts'
import type { ClosingRent } from '#shared/shop/money/closing-rent.ts'
import type { Receipt } from '#shared/shop/money/receipt.ts'

import { reminderHours, type ReminderFacts, type ReminderKind } from './reminders.ts'

export type Email = AccountEmail | ShopEmail | MessageEmail | DecoyEmail

/** An email to an account's address. `token` is the raw secret of its link, or its code. */
export type AccountEmail = Addressee &
  (
    | { kind: 'confirm' | 'reset' | 'reauthentication'; token: string }
    | { kind: 'already-registered' | 'password-changed' }
    | SecurityNoticeEmail
    | AccountDeletedEmail
    | { kind: 'email-change-current' | 'email-change-new'; newEmail: string; token: string }
  )

export type MessageEmail = { kind: 'message'; message: Message }

/**
 * Costs as much as an email with a link and is never delivered, so that neither response time nor load tells whether an email was sent.
 */
type DecoyEmail = { kind: 'decoy'; token: string }

export type EmailKind = Email['kind']

type SecurityNoticeEmail = {
  kind: 'security-notice'
  notice: SecurityNotice
  name: string
}

type AccountDeletedEmail = {
  kind: 'account-deleted'
  cancelled: string[]
  /** Records the shop has to retain, in the terms of /privacy; absent in emails written by earlier versions. */
  kept?: HeldKind[][]
  /** The sign-in belongs to another service, and is deleted later. */
  isSignInLeft: boolean
}

/** How long an email is worth sending and its link is valid, in hours. */
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
  'plan-changed': 168,
  'number-changed': 168,
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

/** An email about the shop's business. `token` opens the visit without signing in; emails of one thread are sent in order. */
export type ShopEmail =
  | VisitEmail
  | ApplicationEmail
  | InvitationEmail
  | MailingEmail
  | MailEmail
  | ReminderEmail
  | DigestEmail
  | StaffEmail

export type DigestEmail = Addressee & {
  kind: 'gathered'
  emails: (Omit<VisitEmail, keyof Addressee | 'token'> | Omit<ApplicationEmail, keyof Addressee>)[]
  more: number
}

type ToCustomer = Addressee & { thread: string; order: number }

export type VisitEmail = ToCustomer & {
  kind: 'visit-booked' | 'visit-moved' | 'visit-cancelled' | 'visit-reminder' | 'visit-conflict'
  token: string
  visit: {
    id: string
    slotAt: number
    minutes: number
    way: 'counter' | 'video' | 'notary'
    dueCents?: number
    next?: NextActionCode | 'apply' | 'change'
    /** Cancelled because nothing is left to be done at it. */
    isNeedless?: boolean
    sequence: number
    timeZone: string
    /** The account was deleted with the visit: nothing can be opened or booked. */
    isGone?: true
  }
}

export type StaffEmail = Addressee & {
  kind: 'staff-invitation'
  token: string
  role: 'administrator' | 'mailbox_center'
}

export type InvitationEmail = ToCustomer & {
  kind: 'application-invitation'
  token: string
  facts: { forms: number; ids: number }
}

export type MailingEmail = Addressee & Mailing
type Mailing =
  | {
      kind: 'account-invitation'
      token: string
      facts: { customer: string; boxes: number[] }
    }
  | {
      kind: 'announcement'
      facts: {
        /** The recipient list's row; null in a test email. */
        recipient: string | null
        subject: string
        paragraphs: string[]
      }
    }

export type ApplicationEmail = ToCustomer & {
  kind:
    | 'application-filed'
    | 'application-withdrawn'
    | 'forms-signed'
    | 'mailbox-active'
    | 'plan-changed'
    | 'number-changed'
    | 'closing-planned'
    | 'closing-withdrawn'
    | 'mailbox-closed'
    | 'receipt'
  facts: {
    forms?: number
    ids?: number
    box?: number
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
    rent?: ClosingRent
    remailUntil?: string
    agentUntil?: string
    receipt?: Receipt
    former?: number
    /** A plan's names by language and, unless the change to it was cancelled, its first day and each rent. */
    plan?: Record<string, string>
    startsOn?: string
    months?: number
    rentCents?: number
    /** Charged for a change of plan at once; negative for credit. */
    differenceCents?: number
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
    keptUntil?: string
    items?: number
    collector?: string
    at?: number
    sent?: { kind: ItemKind; tracking: string | null }[]
    clerk?: string
  }
}

export type ReminderEmail = ToCustomer &
  { [Kind in ReminderKind]: { kind: Kind; facts: ReminderFacts[Kind] } }[ReminderKind]

export type Addressee = { to: string; firstName: string; language: Language }
