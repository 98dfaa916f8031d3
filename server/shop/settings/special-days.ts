import { randomUUID } from 'node:crypto'

import type { Reader, Writer } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'
import type { Actor } from '#server/shop/core/audit/audit.ts'
import { CounterError, recordStep, today } from '#server/shop/core/counter.ts'
import {
  inTransaction,
  serveCalls,
  type CallContext,
  type InputOf,
} from '#server/shop/core/serve-calls.ts'
import { followSettings, readSettings, writeSettings } from '#server/shop/core/shop-settings.ts'
import { addDays, daysBetween } from '#shared/calendar.ts'
import type { SpecialDay } from '#shared/shop/core/special-day.ts'
import { daysCalls, type DaysThatDiffer } from '#shared/shop/settings/days-calls.ts'

const MAX_DAYS = 100
const MAX_SPAN = 366
/** A past day stays until a night shift that began on it has ended. */
const KEPT_DAYS = 2

type Calls = typeof daysCalls

export const daysRoutes = serveCalls(daysCalls, {
  listDays: (_input, _context, services) => loadDays(services.database.read, services),
  addDay: changeThenReload<Calls['addDay']>(async (tx, wanted, by, services) => {
    const added = readDay(wanted, services)
    const { specialDays } = await readSettings(tx)
    const recent = specialDays.filter(
      ({ through }) => through >= addDays(today(services), -KEPT_DAYS),
    )
    const clash = recent.find(({ from, through }) => from <= added.through && added.from <= through)
    if (clash) {
      const day = clash.from > added.from ? clash.from : added.from
      throw new CounterError('days_overlap', { day, field: 'from' })
    }
    if (recent.length >= MAX_DAYS) throw new CounterError('days_too_many', { max: MAX_DAYS })
    const inOrder = [...recent, added].toSorted((one, other) => (one.from < other.from ? -1 : 1))
    await writeSettings(tx, { specialDays: inOrder }, by, services.now())
    recordStep(tx, 'add-days', 'settings', 'specialDays', by, services, logged(added))
  }),
  removeDay: changeThenReload<Calls['removeDay']>(async (tx, { id }, by, services) => {
    const { specialDays } = await readSettings(tx)
    const removed = specialDays.find((each) => each.id === id)
    if (!removed) throw new CounterError('not_found')
    const remaining = specialDays.filter((each) => each !== removed)
    await writeSettings(tx, { specialDays: remaining }, by, services.now())
    recordStep(tx, 'remove-days', 'settings', 'specialDays', by, services, logged(removed))
  }),
  setNotice: changeThenReload<Calls['setNotice']>(async (tx, notice, by, services) => {
    if (notice.through < today(services)) throw new CounterError('days_over', { field: 'through' })
    await writeSettings(tx, { siteNotice: notice }, by, services.now())
    const untilOn = notice.through
    recordStep(tx, 'set-notice', 'settings', 'siteNotice', by, services, { untilOn })
  }),
  removeNotice: changeThenReload<Calls['removeNotice']>(async (tx, _input, by, services) => {
    await writeSettings(tx, { siteNotice: null }, by, services.now())
    recordStep(tx, 'remove-notice', 'settings', 'siteNotice', by, services)
  }),
})

type AnyChange = Calls['addDay' | 'removeDay' | 'setNotice' | 'removeNotice']

function changeThenReload<One extends AnyChange>(
  change: (tx: Writer, input: InputOf<One>, by: Actor, services: Services) => Promise<void>,
) {
  const changed = inTransaction<AnyChange>(async (tx, input, by, services) => {
    await change(tx, input as InputOf<One>, by, services)
    return loadDays(tx, services)
  })
  return async (input: InputOf<One>, context: CallContext, services: Services) => {
    const answer = await changed(input, context, services)
    await followSettings(services)
    return answer
  }
}

function readDay(
  { from, through, opens, closes, reasonEn, reasonEs }: InputOf<Calls['addDay']>,
  services: Services,
): SpecialDay {
  const last = through || from
  if (last < from) throw new CounterError('days_reversed', { field: 'through' })
  if (last < today(services)) throw new CounterError('days_over', { field: 'from' })
  if (daysBetween(from, last) >= MAX_SPAN) {
    throw new CounterError('days_too_many', { max: MAX_SPAN, field: 'through' })
  }
  if (!opens !== !closes) {
    throw new CounterError('hours_half', { field: opens ? 'closes' : 'opens' })
  }
  if (opens && closes <= opens) throw new CounterError('hours_reversed', { field: 'closes' })
  if (!reasonEn !== !reasonEs) {
    throw new CounterError('one_language', { field: reasonEn ? 'reasonEs' : 'reasonEn' })
  }
  return {
    id: randomUUID(),
    from,
    through: last,
    opens: opens || null,
    closes: closes || null,
    reason: reasonEn ? { en: reasonEn, es: reasonEs } : null,
  }
}

function logged({ from: fromOn, through: untilOn, opens, closes }: SpecialDay) {
  return { fromOn, untilOn, opens, closes }
}

async function loadDays(database: Reader, services: Services): Promise<DaysThatDiffer> {
  const { facts } = services
  const day = today(services)
  const { specialDays, siteNotice } = await readSettings(database)
  return {
    specialDays: specialDays.filter(({ through }) => through >= day),
    siteNotice: siteNotice && siteNotice.through >= day ? siteNotice : null,
    ground: { hours: facts.hours, closedOn: facts.closedOn.filter(({ date }) => date >= day) },
  }
}
