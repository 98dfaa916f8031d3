import { today as words } from '#app/content/staff/today.ts'
import { ListTable, type ListTableProps } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { formatDate, formatDay, formatShortMoment, formatTimeOf } from '#app/shop/core/times.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { VisitOutcome } from '#app/shop/visits/visit-line.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { daysBetween } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  COUNTED,
  todayCalls,
  type Today as DueToday,
  type TodayList,
  type TodayVisit,
} from '#shared/shop/today/calls.ts'

import css from './today.module.css'

/** Before an ID expires its customer is reminded so many days ahead. */
const REMINDED_DAYS = [7, 30, 60, 90]

export default function Today() {
  const { data, problem, refresh } = useShopQuery(todayCalls.get, {})
  return (
    <>
      <StaffPageHead about={data ? formatDay(data.day) : undefined} />
      {data ? <Day {...data} onNoted={refresh} /> : <Waiting problem={problem} onRetry={refresh} />}
    </>
  )
}

type DayProps = DueToday & { onNoted: () => void }

function Day({ day, visits, waiting, overdue, onNoted, ...due }: DayProps) {
  const { unpaid, rents, ids, papers, closings, tasks } = due
  const figures = [
    ['visits', visits.length],
    ['waiting', formatCount(waiting, COUNTED.waiting)],
    ['overdue', overdue.count],
    ['rents', rents.count],
    ['tasks', tasks.count],
  ] as const
  const customer = ({ applicationId }: { applicationId: string | null }) =>
    applicationId && pathOf('customer', applicationId)
  const about = { box: words.box, name: words.who }
  const who = {
    box: ({ box }: { box: number }) => box,
    name: ({ name }: { name: string }) => name,
  }

  return (
    <>
      <dl className={`${css.figures} stack gap-3`} aria-label={words.figures.title}>
        {figures.map(([name, count]) => (
          <div key={name} className={`${css.figure} panel`} data-any={count !== 0 || undefined}>
            <dt>{words.figures[name]}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Due
        title={words.visits.title}
        empty={words.visits.none}
        list={{ count: visits.length, lines: visits }}
        pathOf={(visit) => customer(visit) ?? newApplicationOf(visit)}
        columns={{
          time: words.visits.time,
          name: words.who,
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
      <Due
        title={words.papers.title}
        list={papers}
        pathOf={() => pathOf('papers')}
        columns={{ box: words.box, step: words.papers.step, due: words.papers.due }}
        cells={{
          box: ({ box }) => box,
          step: ({ step }) => words.papers.steps[step],
          due: ({ dueAt }) => formatShortMoment(dueAt),
        }}
      />
      <Due
        title={words.tasks.title}
        list={tasks}
        pathOf={() => pathOf('shelf')}
        columns={{ kind: words.tasks.kind, box: words.box, due: words.tasks.due }}
        cells={{
          kind: ({ kind }) => words.tasks.kinds[kind],
          box: ({ box }) => box,
          due: ({ dueOn }) => formatDate(dueOn),
        }}
      />
      <Due
        title={words.unpaid.title}
        list={unpaid}
        pathOf={customer}
        columns={{ ...about, keys: words.unpaid.keysOn }}
        cells={{ ...who, keys: ({ keysOn }) => formatDate(keysOn) }}
      />
      <Due
        title={words.rents.title}
        list={rents}
        pathOf={customer}
        columns={{ ...about, paid: words.rents.paidThrough }}
        cells={{ ...who, paid: ({ paidThrough }) => formatDate(paidThrough) }}
      />
      <Due
        title={words.closings.title}
        list={closings}
        pathOf={customer}
        columns={{ ...about, closes: words.closings.closesOn }}
        cells={{ ...who, closes: ({ closesOn }) => formatDate(closesOn) }}
      />
      <Due
        title={words.ids.title}
        list={ids}
        counted={COUNTED.ids}
        pathOf={customer}
        columns={{ ...about, expires: words.ids.expiresOn }}
        cells={{ ...who, expires: ({ expiresOn }) => describeExpiry(expiresOn, day) }}
      />
      <Due
        title={words.overdue.title}
        list={overdue}
        pathOf={() => pathOf('pick-up')}
        columns={{ box: words.box, since: words.overdue.since }}
        cells={{ box: ({ box }) => box, since: ({ receivedAt }) => formatShortMoment(receivedAt) }}
      />
    </>
  )
}

type DueProps<Line, Id extends string> = Pick<
  ListTableProps<Line, Id>,
  'columns' | 'cells' | 'pathOf'
> & {
  title: string
  list: TodayList<Line>
  /** How far its lines were counted. */
  counted?: number
  /** Without it nothing stands here while nothing is due. */
  empty?: string
}

function Due<Line extends { id: string }, Id extends string>(props: DueProps<Line, Id>) {
  const { title, list, counted = Infinity, empty, ...table } = props
  const { count, lines } = list
  const left = formatCount(count - lines.length, counted - lines.length)
  if (count === 0 && !empty) return null
  return (
    <Part title={title} count={formatCount(count, counted)}>
      <ListTable
        {...table}
        caption={title}
        empty={empty ?? ''}
        rows={lines}
        keyOf={({ id }) => id}
      />
      {count > lines.length && <p>{interpolate(words.more, { count: left })}</p>}
    </Part>
  )
}

/** `200+` where nobody counted further. */
function formatCount(count: number, counted: number) {
  return count > counted ? interpolate(words.uncounted, { count: counted }) : count
}

function describeExpiry(expiresOn: string, today: string) {
  const day = formatDate(expiresOn)
  if (expiresOn < today) return interpolate(words.ids.expired, { day })
  const left = daysBetween(today, expiresOn)
  const days = REMINDED_DAYS.find((each) => left <= each) ?? left
  return interpolate(words.ids.within, { day, days })
}

function outcomeOf(onNoted: () => void) {
  return ({ id }: TodayVisit) => <VisitOutcome id={id} onNoted={onNoted} />
}

/** Who booked a visit before they applied is applied for at the counter. */
function newApplicationOf({ customerId, name }: TodayVisit) {
  return `${pathOf('new-customer')}?${new URLSearchParams({ for: customerId, name })}`
}
