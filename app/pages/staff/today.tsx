import { Link } from 'react-router'

import { today as words } from '#app/content/staff/today.ts'
import { FindAnybody } from '#app/shop/core/find-field.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { pathOf, servicePath } from '#app/shop/core/staff-pages.ts'
import { formatDay, formatShortMoment, formatTimeOf } from '#app/shop/core/times.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { VisitOutcome } from '#app/shop/visits/visit-line.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import {
  COUNTED,
  todayCalls,
  type DueKind,
  type DueLine,
  type Today as DueToday,
  type TodayList,
  type TodayVisit,
} from '#shared/shop/today/calls.ts'

import { DueTable, UrgencyTag } from './due-table.tsx'
import { FirstSteps } from './first-steps.tsx'

import css from './today.module.css'

export default function Today() {
  const { data, problem, refresh } = useShopQuery(todayCalls.get, {})
  return (
    <>
      <StaffPageHead about={data ? formatDay(data.day) : undefined} />
      <FindAnybody />
      {data ? <Day {...data} onNoted={refresh} /> : <Waiting problem={problem} onRetry={refresh} />}
    </>
  )
}

type DayProps = DueToday & { onNoted: () => void }

function Day({ day, start, visits, onNoted, papers, backup, ...due }: DayProps) {
  const { waiting, overdue, rents, tasks, unpaid, closings, leaving, ids } = due
  const figures = [
    ['visits', visits.length, '#visits'],
    ['waiting', formatCount(waiting, COUNTED.waiting), pathOf('due', 'waiting')],
    ['overdue', overdue.count, pathOf('due', 'overdue')],
    ['rents', rents.count, pathOf('due', 'rents')],
    ['tasks', tasks.count, pathOf('due', 'tasks')],
  ] as const
  return (
    <>
      {start && <FirstSteps {...start} />}
      {backup.at !== null && backup.isLate && (
        <TextBanner
          tone="warning"
          text={interpolate(words.backup.late, { moment: formatShortMoment(backup.at) })}
        />
      )}
      <ul className={`${css.figures} stack gap-3`} aria-label={words.figures.title}>
        {figures.map(([name, count, path]) => (
          <li key={name}>
            <Link
              to={path ?? ''}
              className={`${css.figure} panel no-underline`}
              data-any={count !== 0 || undefined}
            >
              <strong>{count}</strong> {words.figures[name]}
            </Link>
          </li>
        ))}
      </ul>
      <Visits visits={visits} onNoted={onNoted} />
      <Papers papers={papers} />
      <Due kind="tasks" list={tasks} today={day} />
      <Due kind="unpaid" list={unpaid} today={day} />
      <Due kind="rents" list={rents} today={day} />
      <Due kind="closings" list={closings} today={day} />
      <Due kind="leaving" list={leaving} today={day} />
      <Due kind="ids" list={ids} counted={COUNTED.ids} today={day} />
      <Due kind="overdue" list={overdue} today={day} />
      <p className="quiet">
        {backup.at === null
          ? words.backup.none
          : interpolate(words.backup.last, { moment: formatShortMoment(backup.at) })}
      </p>
    </>
  )
}

type VisitsProps = { visits: TodayVisit[]; onNoted: () => void }

function Visits({ visits, onNoted }: VisitsProps) {
  return (
    <Part id="visits" title={words.visits.title} count={visits.length}>
      <ListTable
        caption={words.visits.title}
        empty={words.visits.none}
        rows={visits}
        keyOf={({ id }) => id}
        pathOf={pathOfVisit}
        columns={{
          time: words.visits.time,
          name: words.columns.name,
          way: words.visits.way,
          outcome: words.visits.outcome,
        }}
        cells={{
          time: ({ slot }) => formatTimeOf(slot),
          name: ({ name }) => name,
          way: ({ way }) => words.visits.ways[way],
          outcome: outcomeOf(onNoted),
        }}
      />
    </Part>
  )
}

/** Who booked a visit before they applied is applied for at the counter. */
function pathOfVisit({ applicationId, box, customerId, name }: TodayVisit) {
  return (
    servicePath({ id: applicationId, box }, 'next') ??
    `${pathOf('new-customer')}?${new URLSearchParams({ for: customerId, name })}`
  )
}

function outcomeOf(onNoted: () => void) {
  return ({ id }: TodayVisit) => <VisitOutcome id={id} onNoted={onNoted} />
}

function statusOfPaper({ isLate }: DueToday['papers']['lines'][number]) {
  const urgency = isLate ? 'late' : 'due'
  return <UrgencyTag urgency={urgency} text={words.papers.urgencies[urgency]} />
}

/** Their hours count, not their days. */
function Papers({ papers: { count, lines } }: Pick<DueToday, 'papers'>) {
  if (count === 0) return null
  return (
    <Part title={words.papers.title} count={count}>
      <ListTable
        caption={words.papers.title}
        empty=""
        rows={lines}
        keyOf={({ id }) => id}
        pathOf={({ box }) => servicePath({ id: null, box }, 'papers')}
        columns={{
          box: words.columns.box,
          step: words.columns.what,
          due: words.papers.day,
          status: words.columns.status,
        }}
        cells={{
          box: ({ box }) => box,
          step: ({ step }) => words.papers.steps[step],
          due: ({ dueAt }) => formatShortMoment(dueAt),
          status: statusOfPaper,
        }}
      />
    </Part>
  )
}

type DueProps = {
  kind: DueKind
  list: TodayList<DueLine>
  /** How far its lines were counted. */
  counted?: number
  today: string
}

/** The first of a kind, with the way to all of them; nothing while none is due. */
function Due({ kind, list: { count, lines }, counted = Infinity, today }: DueProps) {
  if (count === 0) return null
  const left = formatCount(count - lines.length, counted - lines.length)
  return (
    <Part title={words[kind].title} count={formatCount(count, counted)}>
      <DueTable kind={kind} lines={lines} today={today} />
      {count > lines.length && (
        <p>
          <Link to={pathOf('due', kind) ?? ''}>{interpolate(words.more, { count: left })}</Link>
        </p>
      )}
    </Part>
  )
}

/** `200+` where nobody counted further. */
function formatCount(count: number, counted: number) {
  return count > counted ? interpolate(words.uncounted, { count: counted }) : count
}
