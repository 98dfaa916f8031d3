import { Link } from 'react-router'

import { today as words } from '#app/content/staff/today.ts'
import { CardTasks } from '#app/shop/cards/card-tasks.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { pathOf, servicePath } from '#app/shop/core/staff-pages.ts'
import { formatDay, formatShortMoment, formatTimeOf } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { VisitOutcome } from '#app/shop/visits/visit-line.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
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

export default function Today() {
  const today = useShop(todayCalls.get, {})
  const { day, start, visits, papers, backup } = today
  const lists = kinds
    .map((kind) => ({ kind, list: today[kind], isLate: isFirst(kind, today[kind], day) }))
    .toSorted((one, other) => Number(other.isLate) - Number(one.isLate))
  return (
    <>
      <StaffPageHead about={formatDay(day)} />
      {start && <FirstSteps {...start} />}
      {backup.at !== null && backup.isLate && (
        <TextBanner
          tone="warning"
          text={interpolate(words.backup.late, { moment: formatShortMoment(backup.at) })}
        />
      )}
      <Figures {...today} />
      <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
        {today.cardTasks > 0 && <CardTasks />}
        <Papers papers={papers} />
        {lists.map(
          ({ kind, list, isLate }) =>
            isLate && <Due key={kind} kind={kind} list={list} today={day} />,
        )}
        <Visits visits={visits} />
        {lists.map(
          ({ kind, list, isLate }) =>
            !isLate && <Due key={kind} kind={kind} list={list} today={day} />,
        )}
      </div>
      <p className="text-15 text-muted">
        {backup.at === null
          ? words.backup.none
          : interpolate(words.backup.last, { moment: formatShortMoment(backup.at) })}
      </p>
    </>
  )
}

const kinds = ['tasks', 'rents', 'overdue', 'unpaid', 'closings', 'leaving', 'ids'] as const

/** Mail past its hold limit has no due day. */
function isFirst(kind: DueKind, list: TodayList<DueLine>, day: string) {
  return kind === 'overdue' || startsLate(list, day)
}

function startsLate({ lines: [first] }: TodayList<DueLine>, day: string) {
  return first?.on ? first.on < day : false
}

function Figures({ day, visits, waiting, overdue, rents, tasks }: DueToday) {
  const lateTone = (list: TodayList<DueLine>) =>
    list.count === 0 ? 'text-muted' : startsLate(list, day) ? 'text-error' : 'text-warning'
  const figures = [
    ['tasks', formatCount(tasks.count), pathOf('due', 'tasks'), lateTone(tasks)],
    ['rents', formatCount(rents.count), pathOf('due', 'rents'), lateTone(rents)],
    [
      'overdue',
      overdue.count,
      pathOf('due', 'overdue'),
      overdue.count ? 'text-error' : 'text-muted',
    ],
    ['visits', visits.length, '#visits', visits.length ? 'text-accent-text' : 'text-muted'],
    ['waiting', formatCount(waiting, COUNTED.waiting), pathOf('due', 'waiting'), 'text-ink'],
  ] as const
  return (
    <ul
      className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5"
      aria-label={words.figures.title}
    >
      {figures.map(([name, count, path, color]) => (
        <li key={name}>
          <Link
            to={path ?? ''}
            className="flex min-h-14 items-baseline gap-2 rounded-lg border border-line bg-raised px-3 py-2 text-sm text-muted no-underline hover:bg-lifted"
          >
            <strong className={`text-3xl leading-none tabular-nums ${color}`}>{count}</strong>{' '}
            {words.figures[name]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Visits({ visits }: { visits: TodayVisit[] }) {
  return (
    <Part id="visits" title={words.visits.title} count={visits.length}>
      <ListTable
        empty={words.visits.none}
        rows={visits}
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
          outcome: showOutcome,
        }}
      />
    </Part>
  )
}

function pathOfVisit({ applicationId, box, customerId, name }: TodayVisit) {
  return (
    servicePath({ id: applicationId, box }, 'next') ??
    `${pathOf('new-customer')}?${new URLSearchParams({ for: customerId, name })}`
  )
}

function showOutcome({ id }: TodayVisit) {
  return <VisitOutcome id={id} />
}

function statusOfPaper({ isLate }: DueToday['papers']['lines'][number]) {
  const urgency = isLate ? 'late' : 'due'
  return <UrgencyTag urgency={urgency} text={words.papers.urgencies[urgency]} />
}

function Papers({ papers: { count, lines } }: Pick<DueToday, 'papers'>) {
  if (count === 0) return null
  return (
    <Part title={words.papers.title} count={count}>
      <ListTable
        rows={lines}
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

type DueProps = { kind: DueKind; list: TodayList<DueLine>; today: string }

function Due({ kind, list: { count, lines }, today }: DueProps) {
  if (count === 0) return null
  const counted = kind === 'ids' ? COUNTED.ids : Infinity
  return (
    <Part title={words[kind].title} count={formatCount(count, counted)}>
      <DueTable kind={kind} lines={lines} today={today} />
      {count > lines.length && (
        <p>
          <Link to={pathOf('due', kind) ?? ''}>
            {interpolate(words.more, {
              count: formatCount(count - lines.length, counted - lines.length),
            })}
          </Link>
        </p>
      )}
    </Part>
  )
}

/** `200+` beyond the counted number. */
function formatCount(count: number, counted = Infinity) {
  return count > counted ? interpolate(words.uncounted, { count: counted }) : count
}

const { start } = words

function FirstSteps({ isTillOpen }: { isTillOpen: boolean }) {
  const isOwner = useIsAdministrator()
  const steps = [
    { ...start.boxes, path: pathOf('boxes'), isDone: false },
    { ...start.prices, path: '/#plans', isDone: false },
    ...(isOwner ? [{ ...start.sales, path: pathOf('prices'), isDone: false }] : []),
    { ...start.till, path: pathOf('money'), isDone: isTillOpen },
    { ...start.customer, path: pathOf('new-customer'), isDone: false },
  ]
  return (
    <Part title={start.title}>
      <ol className="grid grid-cols-1 gap-3">
        {steps.map(({ link, text, path, isDone }) => (
          <li key={link} className="flex items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:flex-none">
            <Icon name={isDone ? 'check' : 'circle'} size={20} />
            <span>
              <span className="sr-only">{isDone ? start.done : start.open}: </span>
              <SiteLink href={path ?? ''} className="font-semibold">
                {link}
              </SiteLink>{' '}
              {text}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
