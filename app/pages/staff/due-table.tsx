import type { ReactNode } from 'react'

import { mail } from '#app/content/staff/mail.ts'
import { today as words } from '#app/content/staff/today.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { pathOf, servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortDate, formatShortMoment } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TAG } from '#app/ui/looks.ts'
import { daysBetween } from '#shared/calendar.ts'
import { interpolateCount } from '#shared/interpolate.ts'
import type { DueKind, DueLine } from '#shared/shop/today/calls.ts'

type DueTableProps = { kind: DueKind; lines: DueLine[]; today: string }

export function DueTable({ kind, lines, today }: DueTableProps) {
  const columns = Object.fromEntries(columnsOf[kind].map((id) => [id, nameColumn(kind, id)]))
  return (
    <ListTable
      empty={words.none}
      rows={lines}
      keyOf={({ id, what }) => `${id} ${what}`}
      pathOf={pathOfDue(kind)}
      columns={columns as Record<Column, string>}
      cells={{
        box: ({ box }) => box,
        name: ({ name }) => name,
        what: ({ what }) => nameWhat(what),
        amount: ({ toPay }) => toPay && formatExactDollars(toPay.cents),
        day: dayOf,
        status: (line) => statusOf(kind, line, today),
      }}
    />
  )
}

type Column = 'box' | 'name' | 'what' | 'amount' | 'day' | 'status'

const columnsOf: Record<DueKind, Column[]> = {
  rents: ['box', 'name', 'amount', 'day', 'status'],
  unpaid: ['box', 'name', 'day', 'status'],
  closings: ['box', 'name', 'day', 'status'],
  leaving: ['box', 'name', 'day'],
  ids: ['box', 'name', 'day', 'status'],
  tasks: ['box', 'what', 'day', 'status'],
  overdue: ['box', 'name', 'what', 'day'],
  waiting: ['box', 'name', 'what', 'day'],
}

function nameColumn(kind: DueKind, column: Column) {
  return column === 'day' ? words[kind].day : words.columns[column]
}

const parts: Record<DueKind, string> = {
  rents: 'money',
  unpaid: 'next',
  closings: 'closing',
  leaving: 'closing',
  ids: 'people',
  tasks: 'mail',
  overdue: 'mail',
  waiting: 'mail',
}

const STATES: Partial<Record<DueKind, string>> = { leaving: 'closed' }

function pathOfDue(kind: DueKind) {
  return ({ id, box, applicationId }: DueLine) => {
    if (box === null) return pathOf('shelf')
    const part = kind === 'ids' ? `person-${id}` : parts[kind]
    return servicePath({ id: applicationId, box, state: STATES[kind] }, part)
  }
}

function nameWhat(what: DueLine['what']) {
  return what && { ...mail.kinds, ...words.tasks.kinds, ...words.ids.documents }[what]
}

function dayOf({ on, at }: DueLine) {
  return on ? formatShortDate(on) : at && formatShortMoment(at)
}

function statusOf(kind: DueKind, { on, toPay }: DueLine, today: string): ReactNode {
  if (!on) return null
  // Credit may cover overdue rent.
  const isCovered = toPay !== null && toPay.status !== 'late' && on < today
  const urgency = isCovered ? 'today' : urgencyOf(on, today)
  const days = Math.abs(daysBetween(today, on))
  const text = kind === 'ids' ? words.ids.urgencies[urgency] : words.urgencies[urgency]
  return <UrgencyTag urgency={urgency} text={interpolateCount(text, days)} />
}

type Urgency = 'late' | 'today' | 'due'

function urgencyOf(on: string, today: string): Urgency {
  if (on < today) return 'late'
  return on === today ? 'today' : 'due'
}

const looks = {
  late: { tone: 'error', icon: 'warning' },
  today: { tone: 'warning', icon: 'clock' },
  due: { tone: undefined, icon: 'circle' },
} as const

export function UrgencyTag({ urgency, text }: { urgency: Urgency; text: string }) {
  const { tone, icon } = looks[urgency]
  return (
    <span className={`${TAG} inline-flex items-center gap-1.5 whitespace-nowrap`} data-tone={tone}>
      <Icon name={icon} size={16} />
      {text}
    </span>
  )
}
