import type { Selectable } from 'kysely'

import type { SaleAccount } from '#shared/shop/money/sale.ts'
import type { Account, postingKinds, Way } from '#shared/shop/money/till.ts'

type PostingKind = (typeof postingKinds)[number]

/** The tables of the till, and of the papers that courts and inspectors ask for. */
export type MoneyTables = {
  /** One line of a posting, in double entry; append-only. */
  ledger_entries: {
    id: string
    posting_id: string
    /** Null, as its box, for what concerns the till alone. */
    rental_id: string | null
    box: number | null
    kind: PostingKind
    account: Account
    cents: number
    receipt: number | null
    posted_on: string
    created_at: number
  }
  /** What was posted at the counter, one row beside its balanced lines; append-only. */
  postings: {
    id: string
    /** What one action at the counter posted together: the request's idempotency key. */
    batch_id: string
    kind: PostingKind
    /** Null for what concerns the till alone. */
    rental_id: string | null
    box: number | null
    /** Never negative. */
    cents: number
    /** The account that money came into or went out of. */
    way: Way | null
    tendered_cents: number | null
    receipt: number | null
    /** How many months of rent a charge pays, and the day the box is paid through then. */
    months: number | null
    paid_through: string | null
    /** The due date that a late fee is for. */
    due_on: string | null
    /** The posting that it takes back. */
    reverses: string | null
    reason: string | null
    posted_on: string
    created_at: number
    posted_by: string
  }
  /** What was posted to each account on a day, by kind. */
  ledger_days: { account: Account; day: string; kind: PostingKind; cents: number }
  /** What each customer owes, or is owed: the sum of the lines of their own account. */
  rental_balances: { rental_id: string; cents: number }
  /** The owner's price list. */
  price_items: {
    id: string
    name: string
    /** Null where the price is typed at the till. */
    cents: number | null
    account: SaleAccount
    /** In thousandths of a percent. */
    tax_rate: number
    position: number
    created_at: number
    removed_at: number | null
  }
  /** What was sold, as the price list had it then, beside the posting that charges it; append-only. */
  sale_lines: {
    id: string
    posting_id: string
    /** Null where it was not sold to a box. */
    rental_id: string | null
    position: number
    name: string
    account: SaleAccount
    unit_cents: number
    /** How many. */
    sold: number
    /** Of all of them, without tax. */
    cents: number
    tax_rate: number
    tax_cents: number
    created_at: number
  }
  /** One day of the till; never changed once it is closed. */
  till_days: {
    day: string
    float_cents: number
    opened_at: number
    opened_by: string
    closed_at: number | null
    closed_by: string | null
    /** As they were then; null for days that were closed before this was kept. */
    closed_by_name: string | null
    closed_by_email: string | null
    expected_cents: number | null
    counted_cents: number | null
    /** How many of which coin or bill: JSON. */
    counts: string | null
    reason: string | null
    /** The head of the audit log when the day was closed. */
    audit_entries: number | null
    audit_hash: string | null
  }
  /** Service of process that the shop took for a customer; never changed. */
  legal_papers: {
    id: string
    rental_id: string
    box: number
    for_name: string
    served_by: string
    received_at: number
    received_on: string
    /** Whether the two years after the box's closing were over. */
    is_after_agency: number
    recorded_by: string
    created_at: number
  }
  legal_paper_steps: {
    paper_id: string
    step: 'noticed' | 'mailed'
    done_on: string
    done_at: number
    done_by: string
  }
  /** The list of customers, certified to the Postal Service for a quarter. */
  certifications: {
    quarter_on: string
    certified_at: number
    certified_by: string
    active: number
    closed: number
  }
}

export type PriceItem = Selectable<MoneyTables['price_items']>
export type SaleLine = Selectable<MoneyTables['sale_lines']>
export type LedgerEntry = Selectable<MoneyTables['ledger_entries']>
export type Posting = Selectable<MoneyTables['postings']>
export type TillDay = Selectable<MoneyTables['till_days']>
export type LegalPaperStep = Selectable<MoneyTables['legal_paper_steps']>
