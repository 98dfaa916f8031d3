import type { ReceiptAnswer } from '#shared/rental/money.ts'

import type { Addressee } from './addressee.ts'

/** An email about the shop's business. `token` opens the visit without signing in; emails of one thread leave in their order. */
export type ShopEmail = VisitEmail | ApplicationEmail | MailEmail | StaffEmail

type ToCustomer = Addressee & { thread: string; order: number }

export type VisitEmail = ToCustomer & {
  kind: 'visit-booked' | 'visit-moved' | 'visit-cancelled' | 'visit-reminder'
  token: string
  visit: {
    id: string
    /** Milliseconds since 1970. */
    slotAt: number
    minutes: number
    way: 'counter' | 'video' | 'notary'
    /** Of the calendar file. */
    sequence: number
    timeZone: string
  }
}

/** To somebody who is asked to work at the counter; `token` is the secret of the invitation's link. */
export type StaffEmail = Addressee & {
  kind: 'staff-invitation'
  token: string
  role: 'administrator' | 'mailbox_center'
}

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
    address?: string[]
    paidThrough?: string
    closesOn?: string
    remailUntil?: string
    agentUntil?: string
    receipt?: ReceiptAnswer
  }
}

export type MailEmail = ToCustomer & {
  kind: 'mail-arrived' | 'mail-mistaken' | 'mail-collected'
  facts: {
    box: number
    timeZone: string
    parcels?: number
    accountable?: number
    hasLetters?: boolean
    /** How many were collected, by whom, when. */
    items?: number
    collector?: string
    at?: number
  }
}
