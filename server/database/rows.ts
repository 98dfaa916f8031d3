import type { Selectable } from 'kysely'

import type { Tables } from './tables.ts'

export type User = Selectable<Tables['users']>
export type Session = Selectable<Tables['sessions']>
export type Link = Selectable<Tables['links']>
export type LinkKind = Link['kind']
export type LinkRequest = Selectable<Tables['linkRequests']>
export type PendingAccount = Selectable<Tables['pendingAccounts']>
export type Factor = Selectable<Tables['factors']>
export type Passkey = Selectable<Tables['passkeys']>
export type Challenge = Selectable<Tables['challenges']>
export type OutboxItem = Selectable<Tables['outbox']>

export type ApplicationRow = Selectable<Tables['applications']>
export type RecipientRow = Selectable<Tables['recipients']>
export type DocumentCheckRow = Selectable<Tables['documentChecks']>
export type Acknowledgment = Selectable<Tables['acknowledgments']>
export type Appointment = Selectable<Tables['appointments']>
export type Rental = Selectable<Tables['rentals']>
export type RentalNote = Selectable<Tables['rentalNotes']>
export type Import = Selectable<Tables['imports']>
export type Announcement = Selectable<Tables['announcements']>
export type AuditEntry = Selectable<Tables['audit']>

export type HandOut = Selectable<Tables['handOuts']>
export type MailItem = Selectable<Tables['mailItems']>
export type Task = Selectable<Tables['tasks']>

export type Checkout = Selectable<Tables['checkouts']>
export type AutomaticRenewal = Selectable<Tables['automaticRenewals']>
export type PriceItem = Selectable<Tables['priceItems']>
export type LedgerEntry = Selectable<Tables['ledgerEntries']>
export type Posting = Selectable<Tables['postings']>
export type TillDay = Selectable<Tables['tillDays']>
export type LegalPaperStep = Selectable<Tables['legalPaperSteps']>
