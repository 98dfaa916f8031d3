import { audit as words } from '#app/content/staff/audit.ts'
import { staffConsole } from '#app/content/staff/console.ts'
import { planName } from '#app/shop/core/names.ts'
import { formatDate, formatShortDate, formatShortMoment } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { money } from '#shared-content/money.ts'
import { isDay } from '#shared/calendar.ts'
import { auditActions, auditEntities } from '#shared/content/audit.ts'
import { lookUp } from '#shared/look-up.ts'
import { writeRate } from '#shared/shop/money/sale.ts'
import type { AuditLine } from '#shared/shop/staff/calls.ts'

const MONEY = ['cents', 'counted', 'expected']
const DAYS = ['closes_on', 'from_on', 'until_on', 'paid_through']

/** `Payment taken` for `take-payment`; unknown codes stay codes. */
export const nameAction = (code: string) => nameIn(auditActions, code)
export const nameEntity = (code: string) => nameIn(auditEntities, code)

export function nameActor({ actor, actorName }: AuditLine) {
  return actorName ?? lookUp(words.people, actor) ?? words.gone
}

export function nameAbout({ entity, entityId, subject }: AuditLine) {
  if (subject?.name && (subject.applicationId || subject.box)) return subject.name
  const name = subject?.name ?? lookUp(words.records, entityId) ?? nameDay(entityId)
  return name ? `${nameEntity(entity)}: ${name}` : nameEntity(entity)
}

const nameDay = (text: string) => (isDay(text) ? formatShortDate(text) : null)

/** `Box 101, State waiting → handed out` */
export function formatChange({
  before,
  after,
  reason,
}: Pick<AuditLine, 'before' | 'after' | 'reason'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) => {
    const values = [before?.[name], after?.[name]].filter((value) => value !== undefined)
    const shown = values.map((value) => formatField(name, value))
    return `${nameIn(words.fields, name)} ${shown.join(' → ')}`
  })
  return [...changes, ...(reason ? [reason] : [])].join(', ')
}

function formatField(name: string, value: unknown) {
  if (value === null) return words.nothing
  if (typeof value === 'number') {
    if (MONEY.includes(name)) return formatExactDollars(value)
    if (name === 'tax_rate') return `${writeRate(value)}%`
    return name === 'slot_at' ? formatShortMoment(value) : String(value)
  }
  const code = String(value)
  if (DAYS.includes(name)) return formatDate(code)
  if (name === 'plan') return planName(code)
  const names: Record<string, string> = {
    ...money.ways,
    ...(name === 'account' && money.accounts),
    ...staffConsole.roles,
    ...lookUp(words.codes, name),
  }
  return lookUp(names, code) ?? code.replaceAll(/[-_]/g, ' ')
}

function nameIn(names: Record<string, string>, code: string) {
  return lookUp(names, code) ?? code
}
