import { sql } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Services } from '#server/services.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import { nameStaff } from '#server/shop/core/permissions/staff-role.ts'
import type { Handler } from '#server/shop/core/serve-calls.ts'
import { addDays, addMonths, type Day } from '#shared/calendar.ts'
import { nextQuarterDay } from '#shared/shop/boxes/closing.ts'
import type { paperCalls, Quarter } from '#shared/shop/papers/calls.ts'

import { CLOSED_MONTHS } from './roster.ts'

type Calls = typeof paperCalls

const UNFINISHED = ['to-sign', 'signed'] as const

export const certifyQuarter: Handler<Calls['certifyQuarter']> = async (
  { quarterOn, missing },
  { by },
  services,
) => {
  const before = await loadQuarter(services)
  if (quarterOn !== before.quarterOn) throw new CounterError('not_quarter_day')
  const { active, closed, certified, missingForms } = before
  if (!certified && missing !== before.missing) {
    throw new CounterError('forms_missing', { missing: before.missing, missingForms })
  }
  await services.database.write(async (tx) => {
    const row = { quarterOn, certifiedAt: services.now(), certifiedBy: by.id }
    const { numInsertedOrUpdatedRows: rows } = await tx
      .insertInto('certifications')
      .values({ ...row, active, closed })
      .onConflict((conflict) => conflict.column('quarterOn').doNothing())
      .executeTakeFirstOrThrow()
    if (rows !== 1n) throw new CounterError('step_done')
    // The log names no customers, but the boxes.
    const boxes = [...new Set(before.missingForms.map(({ box }) => box))].join(', ')
    const after = { active, closed, missing, ...(boxes && { boxes }) }
    recordStep(tx, 'certify', 'roster', quarterOn, by, services, after)
  })
  return loadQuarter(services)
}

/**
 * Figures of the last quarter day's certification: boxes rented on that day, and those closed in the year before it.
 */
export async function loadQuarter(services: Services): Promise<Quarter> {
  const { read } = services.database
  const day = today(services)
  const quarterOn = lastQuarterDay(day)
  // Two counts from two indexes: with both conditions in one query, every box ever rented is read.
  const started = read.selectFrom('rentals').where('startedOn', '<=', quarterOn)
  const ended = read
    .selectFrom('rentals')
    .where('closedOn', '<=', quarterOn)
    .where('startedOn', 'is not', null)
  const closed = read
    .selectFrom('rentals')
    .where('closedOn', '>=', addMonths(quarterOn, -CLOSED_MONTHS))
    .where('closedOn', '<=', quarterOn)
  const missingForms = await read
    .selectFrom('recipients')
    .crossJoin('rentals')
    .whereRef('rentals.applicationId', '=', 'recipients.applicationId')
    // Literals, so that SQLite uses the partial index.
    .where(
      'formStatus',
      'in',
      UNFINISHED.map((status) => sql.lit(status)),
    )
    .where('recipients.removedOn', 'is', null)
    .where('rentals.startedOn', 'is not', null)
    .where('rentals.closedOn', 'is', null)
    .select(['rentals.id as rentalId', 'box', 'name', 'formStatus'])
    .$narrowType<{ formStatus: (typeof UNFINISHED)[number] }>()
    .orderBy('box')
    .orderBy('position')
    .execute()
  const made = await read
    .selectFrom('certifications')
    .selectAll()
    .where('quarterOn', '=', quarterOn)
    .executeTakeFirst()
  const names = await nameStaff(read, [made?.certifiedBy ?? null])
  const by = names.get(made?.certifiedBy ?? '') ?? null
  return {
    quarterOn,
    nextOn: nextQuarterDay(addDays(day, 1)),
    active: (await countFound(started)) - (await countFound(ended)),
    closed: await countFound(closed),
    missing: missingForms.length,
    missingForms,
    certified: made ? { ...made, at: made.certifiedAt, by } : null,
  }
}

function lastQuarterDay(day: Day) {
  return addMonths(nextQuarterDay(addDays(day, 1)), -3)
}
