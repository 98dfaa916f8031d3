import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'

import { countFound } from '#server/database/count-found.ts'
import type { Reader } from '#server/database/database.ts'
import type { MailItem } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Services } from '#server/services.ts'
import { addDays, instantOf, wallClock } from '#shared/calendar.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import { isLetter, type ItemKind } from '#shared/shop/mail/item-kinds.ts'
import type { PlanUse } from '#shared/shop/mail/items.ts'
import type { PlanLimits } from '#shared/shop/mail/plan-limits.ts'

type ShopServices = Pick<Services, 'facts'>

function limitsOf(planId: string, { plans }: RentalFacts): PlanLimits | undefined {
  return plans.find(({ id }) => id === planId)?.receives
}

/** A letter that was signed for is a letter. Literals, so that partial indexes are used. */
export function isPackage({ eb }: ExpressionBuilder<Tables, 'mailItems'>) {
  const isNot = (kind: ItemKind) => eb('kind', '!=', sql.lit(kind))
  return eb.and([isNot('letters'), isNot('accountable-letter')])
}

export async function loadPlanUse(
  database: Reader,
  { id, plan }: { id: string; plan: string },
  at: number,
  { facts }: ShopServices,
): Promise<PlanUse | null> {
  const limits = limitsOf(plan, facts)
  if (!limits) return null
  const { date } = wallClock(at, facts.timeZone)
  const from = instantOf(`${date.slice(0, 7)}-01`, '00:00', facts.timeZone) ?? at
  const packages = database
    .selectFrom('mailItems')
    .where('rentalId', '=', id)
    .where(isPackage)
    .where('state', '!=', 'undone')
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<=', at)
  return { ...limits, thisMonth: await countFound(packages) }
}

/** The last day an item is kept under its plan; null for letters. */
export function keptUntil(
  { kind, receivedAt }: Pick<MailItem, 'kind' | 'receivedAt'>,
  planId: string,
  { facts }: ShopServices,
) {
  const days = limitsOf(planId, facts)?.packagesKeptDays
  if (isLetter(kind) || days === undefined) return null
  return addDays(wallClock(receivedAt, facts.timeZone).date, days)
}

/** An item received before this instant is overdue under the plan; the last day counts in full. */
export function overdueSince(planId: string, facts: RentalFacts, now: number) {
  return startOfDay(limitsOf(planId, facts)?.packagesKeptDays ?? longestDays(facts), facts, now)
}

export function overdueBefore(facts: RentalFacts, now: number): RawBuilder<number> {
  const cases = facts.plans.map(
    ({ id }) => sql`when ${id} then ${sql.lit(overdueSince(id, facts, now))}`,
  )
  const otherwise = sql.lit(startOfDay(longestDays(facts), facts, now))
  return sql`case rentals.plan ${sql.join(cases, sql` `)} else ${otherwise} end`
}

/** The latest `overdueSince` of all plans: a constant bound, so that an index can be used. */
export function firstOverdueBefore(facts: RentalFacts, now: number) {
  return Math.max(...facts.plans.map(({ id }) => overdueSince(id, facts, now)))
}

function longestDays({ plans }: RentalFacts) {
  return Math.max(...plans.map(({ receives }) => receives.packagesKeptDays))
}

function startOfDay(daysAgo: number, { timeZone }: RentalFacts, now: number) {
  const day = addDays(wallClock(now, timeZone).date, -daysAgo)
  return instantOf(day, '00:00', timeZone) ?? Date.parse(day)
}
