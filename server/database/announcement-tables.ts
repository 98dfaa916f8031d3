import type { Selectable } from 'kysely'

/** What the shop told its customers, and who got it. */
export type AnnouncementTables = {
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

export type Announcement = Selectable<AnnouncementTables['announcements']>
