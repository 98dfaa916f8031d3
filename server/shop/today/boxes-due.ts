import { countFound } from '#server/database/count-found.ts'
import type { Reader } from '#server/database/database.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import { selectExpiring } from '#server/shop/papers/expiring-ids.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { COUNTED } from '#shared/shop/today/calls.ts'

import { asDue, compareTies, type DueList } from './due-list.ts'

const AHEAD_DAYS = 7
/** Documents are listed from 90 days before they expire until a year after. */
const IDS_AHEAD_DAYS = 90
const IDS_PAST_DAYS = 365

/** Customers with keys who have not paid yet. */
export const unpaid: DueList = {
  count: ({ read }) => countFound(selectUnpaid(read)),

  async list({ read }, mark, limit) {
    const rows = await selectUnpaid(read)
      .select(['id', 'box', 'application_id', 'keys_issued_on'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('keys_issued_on', 'box'), '>', tuple(mark.key, readNumber(mark.tie) ?? 0)),
      )
      .orderBy('keys_issued_on')
      .orderBy('box')
      .limit(limit)
      .execute()
    return rows.map((row) => asDue(row, row.keys_issued_on, { tie: row.box }))
  },
}

function selectUnpaid(read: Reader) {
  return read
    .selectFrom('rentals')
    .where('started_on', 'is', null)
    .where('keys_issued_on', 'is not', null)
}

export const rents: DueList = {
  /** An index-only count, minus the few who leave before their rent is due. */
  async count({ read, day }) {
    const due = selectDue(read, day)
    const leaving = due
      .innerJoin('closing_notices', 'closing_notices.rental_id', 'rentals.id')
      .whereRef('closes_on', '<=', 'rentals.paid_through')
    const all = await countFound(due)
    const left = await countFound(leaving)
    return all - left
  },

  async list({ read, day }, mark, limit) {
    const rows = await selectRents(read, day)
      .select(['id', 'box', 'application_id', 'paid_through'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('paid_through', 'box'), '>', tuple(mark.key, readNumber(mark.tie) ?? 0)),
      )
      .orderBy('paid_through')
      .orderBy('box')
      .limit(limit)
      .execute()
    return rows.map((row) => asDue(row, row.paid_through, { tie: row.box }))
  },
}

/** A customer who leaves before the due date pays no rent. */
function selectRents(read: Reader, day: Day) {
  return selectDue(read, day).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('closing_notices')
          .select('id')
          .whereRef('rental_id', '=', 'rentals.id')
          .whereRef('closes_on', '<=', 'rentals.paid_through'),
      ),
    ),
  )
}

function selectDue(read: Reader, day: Day) {
  return read
    .selectFrom('rentals')
    .where('closed_on', 'is', null)
    .where('paid_through', '<=', addDays(day, AHEAD_DAYS))
}

export const closings: DueList = {
  count: ({ read, day }) => countFound(selectClosings(read, day)),

  async list({ read, day }, mark, limit) {
    const rows = await selectClosings(read, day)
      .select(['rentals.id', 'box', 'application_id', 'closes_on'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('closes_on', 'rentals.id'), '>', tuple(mark.key, mark.tie)),
      )
      .orderBy('closes_on')
      .orderBy('rentals.id')
      .limit(limit)
      .execute()
    return rows.map((row) => asDue(row, row.closes_on, { tie: row.id }))
  },
}

function selectClosings(read: Reader, day: Day) {
  return read
    .selectFrom('closing_notices')
    .innerJoin('rentals', 'rentals.id', 'closing_notices.rental_id')
    .where('rentals.closed_on', 'is', null)
    .where('closes_on', '<=', addDays(day, AHEAD_DAYS))
}

/** Closed boxes with an open step of leaving. */
export const leaving: DueList = {
  count: ({ read }) => countFound(selectLeaving(read)),

  async list({ read }, mark, limit) {
    const rows = await selectLeaving(read)
      .select(['id', 'box', 'application_id', 'closed_on'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('closed_on', 'id'), '>', tuple(mark.key, mark.tie)),
      )
      .orderBy('closed_on')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => asDue(row, row.closed_on, { tie: row.id }))
  },
}

function selectLeaving(read: Reader) {
  return read.selectFrom('rentals').where('closed_on', 'is not', null).where('left_on', 'is', null)
}

type Document = 'photo' | 'address'

/**
 * Documents of each recipient's newest check. The first lines have a query of their own, since the count reads no
 * names.
 */
export const ids: DueList = {
  async count({ read, day }) {
    const counted = (document: Document) =>
      read.selectFrom(
        selectDocuments(read, document, day)
          .select('recipients.id')
          .limit(COUNTED.ids + 1)
          .as('counted'),
      )
    const photo = await countFound(counted('photo'))
    return Math.min(photo + (await countFound(counted('address'))), COUNTED.ids + 1)
  },

  async list({ read, day }, mark, limit) {
    const select = async (document: Document) => {
      // For the same person and day, the photo ID comes first.
      const isNext = document === 'address' && mark.document === 'photo'
      const rows = await selectDocuments(read, document, day)
        .select(['recipients.id', 'recipients.name', 'box', 'recipients.application_id'])
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple(`checked.${document}_expires_on`, 'checked.recipient_id'),
            isNext ? '>=' : '>',
            tuple(mark.key, mark.tie),
          ),
        )
        .orderBy(`checked.${document}_expires_on`)
        .orderBy('checked.recipient_id')
        .limit(limit)
        .execute()
      return rows.map(({ name, ...row }) => ({
        ...asDue(row, row.expires_on, { tie: row.id, what: document }),
        name,
      }))
    }
    const photo = await select('photo')
    const address = await select('address')
    return [...photo, ...address]
      .toSorted((one, other) => compareTies(one.key, other.key) || compareTies(one.tie, other.tie))
      .slice(0, limit)
  },
}

function selectDocuments(read: Reader, document: Document, day: Day) {
  return selectExpiring(read, document, addDays(day, IDS_AHEAD_DAYS)).where(
    `checked.${document}_expires_on`,
    '>=',
    addDays(day, -IDS_PAST_DAYS),
  )
}
