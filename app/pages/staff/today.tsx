import { today as words } from '#app/content/en/staff/today.ts'
import { staffPageWords } from '#app/content/en/staff/console.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { formatDate, formatDay, formatShortMoment, formatTimeOf } from '#app/rental/times.ts'
import { type Column, ListTable } from '#app/staff/list-table.tsx'
import { staffHeadOf } from '#app/staff/staff-head.ts'
import { pathOf } from '#app/staff/staff-pages.ts'
import { Part, StaffPageHead, WaitingFor } from '#app/staff/staff-page.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { daysBetween } from '#shared/calendar.ts'
import type { TodayAnswer, TodayList, TodayVisit } from '#shared/rental/staff-answers.ts'

import css from './today.module.css'

/** Before an ID expires its customer is reminded so many days ahead. */
const REMINDED_DAYS = [7, 30, 60, 90]

export const meta = () => staffHeadOf('today')

export default function Today() {
  const { answer, problem, refresh } = useAnswer<TodayAnswer>('/staff/today')
  return (
    <>
      <StaffPageHead
        title={staffPageWords.today.title}
        about={answer ? formatDay(answer.day) : undefined}
      />
      {answer ? <Day {...answer} /> : <WaitingFor problem={problem} onRetry={refresh} />}
    </>
  )
}

function Day({ day, visits, waiting, overdue, rents, ids, papers, closings, tasks }: TodayAnswer) {
  const figures = [
    ['visits', visits.length],
    ['waiting', waiting],
    ['overdue', overdue.count],
    ['rents', rents.count],
    ['tasks', tasks.count],
  ] as const
  const customer = ({ applicationId }: { applicationId: string | null }) =>
    applicationId && pathOf('customer', applicationId)
  const about = [
    { id: 'box', name: words.box, render: ({ box }: { box: number }) => box },
    { id: 'name', name: words.who, render: ({ name }: { name: string }) => name },
  ]

  return (
    <>
      <dl className={css.figures} aria-label={words.figures.title}>
        {figures.map(([name, count]) => (
          <div key={name} className={css.figure} data-any={count > 0 || undefined}>
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
        columns={[
          { id: 'time', name: words.visits.time, render: ({ slot }) => formatTimeOf(slot) },
          { id: 'name', name: words.who, render: ({ name }) => name },
          { id: 'way', name: words.visits.way, render: ({ way }) => words.visits.ways[way] },
        ]}
      />
      <Due
        title={words.papers.title}
        list={papers}
        pathOf={() => pathOf('papers')}
        columns={[
          { id: 'box', name: words.box, render: ({ box }) => box },
          { id: 'step', name: words.papers.step, render: ({ step }) => words.papers.steps[step] },
          { id: 'due', name: words.papers.due, render: ({ dueAt }) => formatShortMoment(dueAt) },
        ]}
      />
      <Due
        title={words.tasks.title}
        list={tasks}
        pathOf={() => pathOf('shelf')}
        columns={[
          { id: 'kind', name: words.tasks.kind, render: ({ kind }) => words.tasks.kinds[kind] },
          { id: 'box', name: words.box, render: ({ box }) => box },
          { id: 'due', name: words.tasks.due, render: ({ dueOn }) => formatDate(dueOn) },
        ]}
      />
      <Due
        title={words.rents.title}
        list={rents}
        pathOf={customer}
        columns={[
          ...about,
          {
            id: 'paid',
            name: words.rents.paidThrough,
            render: ({ paidThrough }) => formatDate(paidThrough),
          },
        ]}
      />
      <Due
        title={words.closings.title}
        list={closings}
        pathOf={customer}
        columns={[
          ...about,
          {
            id: 'closes',
            name: words.closings.closesOn,
            render: ({ closesOn }) => formatDate(closesOn),
          },
        ]}
      />
      <Due
        title={words.ids.title}
        list={ids}
        pathOf={customer}
        columns={[
          ...about,
          {
            id: 'expires',
            name: words.ids.expiresOn,
            render: ({ expiresOn }) => describeExpiry(expiresOn, day),
          },
        ]}
      />
      <Due
        title={words.overdue.title}
        list={overdue}
        pathOf={() => pathOf('pick-up')}
        columns={[
          { id: 'box', name: words.box, render: ({ box }) => box },
          {
            id: 'since',
            name: words.overdue.since,
            render: ({ receivedAt }) => formatShortMoment(receivedAt),
          },
        ]}
      />
    </>
  )
}

type DueProps<Line> = {
  title: string
  list: TodayList<Line>
  columns: Column<Line>[]
  pathOf: (line: Line) => string | null
  /** Without it nothing stands here while nothing is due. */
  empty?: string
}

function Due<Line extends { id: string }>({ title, list, empty, ...table }: DueProps<Line>) {
  const { count, lines } = list
  if (count === 0 && !empty) return null
  return (
    <Part title={title} count={count}>
      <ListTable
        {...table}
        caption={title}
        empty={empty ?? ''}
        rows={lines}
        keyOf={({ id }) => id}
      />
      {count > lines.length && <p>{interpolate(words.more, { count: count - lines.length })}</p>}
    </Part>
  )
}

function describeExpiry(expiresOn: string, today: string) {
  const day = formatDate(expiresOn)
  if (expiresOn < today) return interpolate(words.ids.expired, { day })
  const left = daysBetween(today, expiresOn)
  const days = REMINDED_DAYS.find((each) => left <= each) ?? left
  return interpolate(words.ids.within, { day, days })
}

/** Who booked a visit before they applied is applied for at the counter. */
function newApplicationOf({ customerId, name }: TodayVisit) {
  return `${pathOf('new-customer')}?${new URLSearchParams({ for: customerId, name })}`
}
