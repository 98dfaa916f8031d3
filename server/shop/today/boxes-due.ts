import { countFound } from '#server/database/count-found.ts'
import type { Reader } from '#server/database/database.ts'
import { isOneOf } from '#server/database/many-rows.ts'
import { readRentsDue } from '#server/shop/core/ledger/standing.ts'
import { readNumber } from '#server/shop/core/read-number.ts'
import { selectExpiring } from '#server/shop/papers/expiring-ids.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { COUNTED } from '#shared/shop/today/calls.ts'

import { asDue, compareTies, type DueList } from './due-list.ts'

const AHEAD_DAYS = 7
const IDS_AHEAD_DAYS = 90
const IDS_PAST_DAYS = 365

export const unpaid: DueList = {
  count: ({ read }) => countFound(selectUnpaid(read)),

  async list({ read }, mark, limit) {
    const rows = await selectUnpaid(read)
      .select(['id', 'box', 'applicationId', 'keysIssuedOn'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('keysIssuedOn', 'box'), '>', tuple(mark.key, readNumber(mark.tie) ?? 0)),
      )
      .orderBy('keysIssuedOn')
      .orderBy('box')
      .limit(limit)
      .execute()
    return rows.map((row) => asDue(row, row.keysIssuedOn, { tie: row.box }))
  },
}

function selectUnpaid(read: Reader) {
  return read
    .selectFrom('rentals')
    .where('startedOn', 'is', null)
    .where('keysIssuedOn', 'is not', null)
}

export const rents: DueList = {
  /** An index-only count, minus the few who leave before their rent is due. */
  async count({ read, day }) {
    const due = selectDue(read, day)
    const leaving = due
      .innerJoin('closingNotices', 'closingNotices.rentalId', 'rentals.id')
      .whereRef('closesOn', '<=', 'rentals.paidThrough')
    const all = await countFound(due)
    const left = await countFound(leaving)
    return all - left
  },

  async list({ read, day, now, facts }, mark, limit) {
    const rows = await selectRents(read, day)
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('paidThrough', 'box'), '>', tuple(mark.key, readNumber(mark.tie) ?? 0)),
      )
      .orderBy('paidThrough')
      .orderBy('box')
      .limit(limit)
      .execute()
    const dueOf = await readRentsDue(read, rows, { facts, now: () => now })
    const reminders = await read
      .selectFrom('reminders')
      .select(['rentalId', 'dueOn', 'remindedAt'])
      .where(
        isOneOf(
          read,
          'rentalId',
          rows.map(({ id }) => id),
        ),
      )
      .where('kind', '=', 'rent')
      .orderBy('remindedAt', 'desc')
      .execute()
    return rows.map((row) => {
      const reminder = reminders.find(
        ({ rentalId, dueOn }) => rentalId === row.id && dueOn === row.paidThrough,
      )
      const due = dueOf.get(row.id)
      const toPay = due && {
        ...due,
        hasEmail: row.customerId !== null,
        remindedAt: reminder?.remindedAt ?? null,
      }
      return asDue(row, row.paidThrough, { tie: row.box, toPay: toPay ?? null })
    })
  },
}

/** A customer who leaves before the due date pays no rent. */
function selectRents(read: Reader, day: Day) {
  return selectDue(read, day).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('closingNotices')
          .select('id')
          .whereRef('rentalId', '=', 'rentals.id')
          .whereRef('closesOn', '<=', 'rentals.paidThrough'),
      ),
    ),
  )
}

function selectDue(read: Reader, day: Day) {
  return read
    .selectFrom('rentals')
    .where('closedOn', 'is', null)
    .where('paidThrough', '<=', addDays(day, AHEAD_DAYS))
}

export const closings: DueList = {
  count: ({ read, day }) => countFound(selectClosings(read, day)),

  async list({ read, day }, mark, limit) {
    const rows = await selectClosings(read, day)
      .select(['rentals.id', 'box', 'applicationId', 'closesOn'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('closesOn', 'rentals.id'), '>', tuple(mark.key, mark.tie)),
      )
      .orderBy('closesOn')
      .orderBy('rentals.id')
      .limit(limit)
      .execute()
    return rows.map((row) => asDue(row, row.closesOn, { tie: row.id }))
  },
}

function selectClosings(read: Reader, day: Day) {
  return read
    .selectFrom('closingNotices')
    .innerJoin('rentals', 'rentals.id', 'closingNotices.rentalId')
    .where('rentals.closedOn', 'is', null)
    .where('closesOn', '<=', addDays(day, AHEAD_DAYS))
}

export const leaving: DueList = {
  count: ({ read }) => countFound(selectLeaving(read)),

  async list({ read }, mark, limit) {
    const rows = await selectLeaving(read)
      .select(['id', 'box', 'applicationId', 'closedOn'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('closedOn', 'id'), '>', tuple(mark.key, mark.tie)),
      )
      .orderBy('closedOn')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => asDue(row, row.closedOn, { tie: row.id }))
  },
}

function selectLeaving(read: Reader) {
  return read.selectFrom('rentals').where('closedOn', 'is not', null).where('leftOn', 'is', null)
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
        .select(['recipients.id', 'recipients.name', 'box', 'recipients.applicationId'])
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple(`checked.${document}ExpiresOn`, 'checked.recipientId'),
            isNext ? '>=' : '>',
            tuple(mark.key, mark.tie),
          ),
        )
        .orderBy(`checked.${document}ExpiresOn`)
        .orderBy('checked.recipientId')
        .limit(limit)
        .execute()
      return rows.map(({ name, ...row }) => ({
        ...asDue(row, row.expiresOn, { tie: row.id, what: document }),
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
    `checked.${document}ExpiresOn`,
    '>=',
    addDays(day, -IDS_PAST_DAYS),
  )
}
