import type { Selectable } from 'kysely'

/** Who was asked to make an account; what the shop told its customers, and who got it. */
export type MailingTables = {
  /** Of the link's secret only the hash is stored. */
  walk_in_invitations: {
    customer_id: string
    token_hash: string
    /** The only address whose account may follow it; null where any may. */
    only_for: string | null
    created_at: number
    expires_at: number
  }
  /** That the owner asked a customer without an account to make one; `customer_id` is the account's from `joined_at` on. */
  account_invitations: {
    id: string
    customer_id: string
    /** Of the outbox: the newest one. */
    email_id: string
    times: number
    invited_at: number
    invited_by: string
    joined_at: number | null
  }
  announcements: {
    id: string
    english_subject: string
    english_text: string
    spanish_subject: string
    spanish_text: string
    /** Null where all are meant; else as they were typed: `101-120, 205`. */
    boxes: string | null
    state: 'waiting' | 'begun' | 'done' | 'taken-back'
    /** From then on it can't be taken back. */
    begins_at: number
    created_at: number
    created_by: string
  }
  announcement_recipients: {
    id: string
    announcement_id: string
    customer_id: string
    /** `left-out`: they had gone, or had no address any more, when their turn came. */
    state: 'waiting' | 'queued' | 'sent' | 'undelivered' | 'left-out'
    /** Of the outbox. */
    email_id: string | null
    changed_at: number
  }
}

export type Announcement = Selectable<MailingTables['announcements']>
