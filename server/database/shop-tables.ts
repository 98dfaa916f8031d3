import type { Generated, Selectable } from 'kysely'

import type { Language } from '#shared/language.ts'
import type { RecipientKind } from '#shared/shop/applications/household.ts'
import type { FormReason } from '#shared/shop/applications/tracker.ts'
import type { SearchTerm } from '#shared/shop/core/search-terms.ts'

import type { MailTables } from './mail-tables.ts'
import type { MailingTables } from './mailing-tables.ts'
import type { MoneyTables } from './money-tables.ts'

/** The tables of the shop's business. Days are `YYYY-MM-DD` in the shop's zone, money is US cents. */
export type ShopTables = MailingTables &
  MailTables &
  MoneyTables & {
    /** Whom emails go to where the accounts are not ours; the account's own row wins where they are. */
    customers: {
      id: string
      email: string
      first_name: string
      language: Language
      updated_at: number
    }
    applications: {
      id: string
      /** Null once the customer's account was deleted: what law asks to keep stays. */
      customer_id: string | null
      state: 'open' | 'active' | 'withdrawn' | 'closed'
      plan: string
      months: number
      payment: 'ahead' | 'monthly'
      use: 'personal' | 'business'
      signing: 'counter' | 'video' | 'notary'
      phone: string | null
      /** The prices it was filed at (AgreedPrices): JSON. */
      prices: string
      filed_at: number
      updated_at: number
    }
    recipients: {
      id: string
      application_id: string
      position: number
      kind: RecipientKind
      /** The whole name; of a person whose parts are known it is made of them. */
      name: string
      /** Null where the parts are not known, and of a business; a family name may be empty. */
      given_name: string | null
      family_name: string | null
      /** The name in the person's own script. */
      native_name: string | null
      has_personal_mail: number
      /** The types of the two documents they mean to bring. */
      photo_id: string | null
      address_id: string | null
      form_status: 'not-needed' | 'to-sign' | 'signed' | 'in-crd'
      signed_on: string | null
      witness: 'shop' | 'notary' | null
      crd_on: string | null
      /** From then on they receive no mail here. */
      removed_on: string | null
      /** Why the form is to be signed anew. */
      form_reason: FormReason | null
      /** IDs that were shown before this moment no longer count. */
      ids_due_since: number | null
    }
    search_terms: SearchTermsTable
    /** What the counter saw: types and expiries, never a number. */
    document_checks: {
      id: string
      recipient_id: string
      photo_id: string
      photo_expires_on: string | null
      address_id: string
      address_expires_on: string | null
      checked_by: string
      checked_at: number
    }
    /** Every wording that somebody acknowledged, under a hash of it. */
    acknowledgment_texts: { id: string; language: Language; text: string }
    /** What Business and Professions Code 17538.5 asks of a holder: agreed to on the website, or signed on paper. */
    acknowledgments: {
      id: string
      recipient_id: string
      text_id: string
      way: 'agreed' | 'signed'
      signed_on: string
      noted_by: string
      noted_at: number
    }
    appointments: {
      id: string
      customer_id: string
      way: 'counter' | 'video' | 'notary'
      /** When it begins; `seat` tells visits of one slot apart. */
      slot_at: number
      seat: number
      /** `came` and `missed`: as the counter noted it. */
      state: 'booked' | 'cancelled' | 'came' | 'missed'
      /** Of its calendar file: one more with each move, and with the cancellation. */
      sequence: number
      /** From where it was booked, as keyed hashes: while it is booked and not over. */
      network: string | null
      wider_network: string | null
      created_at: number
      updated_at: number
      /** When its customer was told that the hours have changed and another time is needed: since it was last moved. */
      conflict_told_at: number | null
    }
    rentals: {
      id: string
      /** Null once the customer's account was deleted: the box's history stays. */
      customer_id: string | null
      application_id: string | null
      /** The PMB number. */
      box: number
      plan: string
      months: number
      payment: 'ahead' | 'monthly'
      /** The prices it was agreed at (AgreedPrices): JSON. */
      prices: string
      allocated_on: string
      keys_issued_on: string | null
      key_count: Generated<number>
      keys_returned: Generated<number>
      /** Keys that never come back: charged when their customer left. */
      keys_lost: Generated<number>
      started_on: string | null
      anchor_day: number | null
      paid_through: string | null
      closed_on: string | null
      /** When the closing was entered in the Customer Registration Database (item 1b). */
      crd_closed_on: string | null
      /** When they asked in writing that no mail is sent on. */
      remail_declined_on: string | null
      /** When they were given the dates of the closing on paper. */
      dates_given_on: string | null
      /** When nothing was left to do for whoever had it. */
      left_on: string | null
      /** When it came from another system, which settled what was due, and signed, before. */
      moved_in_on: string | null
    }
    /** Days on which mail is kept without notices. */
    holds: {
      id: string
      rental_id: string
      from_on: string
      until_on: string
      ended_on: string | null
      created_at: number
    }
    closing_notices: ClosingNoticesTable
    rental_notes: RentalNotesTable
    /** What the owner sets at the counter (shared/shop/settings/shop-settings.ts): JSON by name. */
    shop_settings: ShopSettingsTable
    reminders: RemindersTable
    attempts: AttemptsTable
    counters: CountersTable
    staff: {
      id: string
      email: string
      role: 'administrator' | 'mailbox_center'
      granted_at: number
    }
    /** Of the link's secret only the hash is stored. */
    staff_invitations: {
      id: string
      email: string
      role: 'administrator' | 'mailbox_center'
      token_hash: string
      created_at: number
      expires_at: number
    }
    /** Never changed; each row holds the hash of the one before it. */
    audit: {
      id: number
      at: number
      actor: string
      /** Of the staff alone, as they were then; null in older rows. */
      actor_name: string | null
      actor_email: string | null
      role: string
      action: string
      entity: string
      entity_id: string
      /** Whitelisted fields: JSON. */
      before: string | null
      after: string | null
      reason: string | null
      request_id: string | null
      previous_hash: string
      hash: string
    }
    audit_head: AuditHeadTable
  }

export type ApplicationRow = Selectable<ShopTables['applications']>
export type RecipientRow = Selectable<ShopTables['recipients']>
export type DocumentCheckRow = Selectable<ShopTables['document_checks']>
export type Acknowledgment = Selectable<ShopTables['acknowledgments']>
export type Appointment = Selectable<ShopTables['appointments']>
export type Rental = Selectable<ShopTables['rentals']>
export type RentalNote = Selectable<ShopTables['rental_notes']>
export type AuditEntry = Selectable<ShopTables['audit']>

/** What a search finds an application by (shared/shop/core/search-terms.ts). */
type SearchTermsTable = SearchTerm & { application_id: string }

type ClosingNoticesTable = { id: string; rental_id: string; given_on: string; closes_on: string }

/** What the counter must remember about a rental; one that has ended is no longer shown there. */
type RentalNotesTable = {
  id: string
  rental_id: string
  kind: 'note' | 'warning'
  text: string
  noted_at: number
  noted_by: string
  ended_on: string | null
  /** Null where it ended with the rental. */
  ended_by: string | null
}

type ShopSettingsTable = { name: string; value: string; changed_at: number; changed_by: string }

/** Of what a customer was reminded, so that it is done once. */
type RemindersTable = {
  id: string
  rental_id: string
  /** Of an ID which of the two. */
  kind: 'rent' | 'photo' | 'address' | 'closing'
  /** Whose ID; empty for the other kinds. */
  recipient_id: string
  due_on: string
  stage: string
  reminded_at: number
}

type CountersTable = { id: string; value: number }

/** What was asked for under a key that a page made for it: a hash. */
type AttemptsTable = { key: string; request: string; made_at: number; answer: string | null }

/** How long the audit log is, and the hash of its last row. */
type AuditHeadTable = { id: number; entries: number; hash: string }
