import type { Selectable } from 'kysely'

import type { Tables } from './tables.ts'

export type User = Selectable<Tables['users']>
export type Session = Selectable<Tables['sessions']>
export type SessionProof = Selectable<Tables['session_proofs']>
export type Link = Selectable<Tables['links']>
export type LinkKind = Link['kind']
export type LinkRequest = Selectable<Tables['link_requests']>
export type PendingAccount = Selectable<Tables['pending_accounts']>
export type Factor = Selectable<Tables['factors']>
export type Passkey = Selectable<Tables['passkeys']>
export type Challenge = Selectable<Tables['challenges']>
export type OutboxItem = Selectable<Tables['outbox']>

export type ApplicationRow = Selectable<Tables['applications']>
export type RecipientRow = Selectable<Tables['recipients']>
export type DocumentCheckRow = Selectable<Tables['document_checks']>
export type Acknowledgment = Selectable<Tables['acknowledgments']>
export type Appointment = Selectable<Tables['appointments']>
export type Rental = Selectable<Tables['rentals']>
export type RentalNote = Selectable<Tables['rental_notes']>
export type Import = Selectable<Tables['imports']>
export type Announcement = Selectable<Tables['announcements']>
export type AuditEntry = Selectable<Tables['audit']>

export type HandOut = Selectable<Tables['hand_outs']>
export type MailItem = Selectable<Tables['mail_items']>
export type Task = Selectable<Tables['tasks']>

export type PriceItem = Selectable<Tables['price_items']>
export type SaleLine = Selectable<Tables['sale_lines']>
export type LedgerEntry = Selectable<Tables['ledger_entries']>
export type Posting = Selectable<Tables['postings']>
export type TillDay = Selectable<Tables['till_days']>
export type LegalPaperStep = Selectable<Tables['legal_paper_steps']>
