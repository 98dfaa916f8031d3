import { daysWords as words } from '#app/content/staff/settings.ts'
import { hoursInTable } from '#app/facts/office-hours.ts'
import { clockTime } from '#app/facts/opening-hours.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { formatDay, formatShortMoment, nameMoment } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Facts } from '#app/ui/facts.tsx'
import { CARD } from '#app/ui/looks.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { SpecialDay } from '#shared/shop/core/special-day.ts'
import { daysCalls, type DaysThatDiffer } from '#shared/shop/settings/days-calls.ts'
import { visitCounterCalls, type VisitConflicts } from '#shared/shop/visits/counter-calls.ts'

import { NoticePart } from './notice-part.tsx'

export function DaysPart() {
  const { specialDays, ground, siteNotice } = useShop(daysCalls.listDays, {})
  return (
    <>
      <Part title={words.title}>
        <p>{words.about}</p>
        <SaidAbove>
          <ListTable
            caption={words.caption}
            empty={words.none}
            rows={specialDays}
            columns={words.columns}
            cells={{
              days: formatDays,
              hours: formatHours,
              reason: formatReason,
              instead: (day) => formatGround(day, ground),
              action: removeButton,
            }}
          />
          <ConflictsPart />
          <DayForm />
        </SaidAbove>
        <Ground {...ground} />
      </Part>
      <NoticePart notice={siteNotice} />
    </>
  )
}

function formatDays(day: SpecialDay) {
  return <span className="block min-w-40">{nameDays(day)}</span>
}

function formatHours({ opens, closes }: SpecialDay) {
  if (!opens || !closes) return words.closed
  return interpolate(words.hours, { opens: clockTime(opens), closes: clockTime(closes) })
}

function formatReason({ reason }: SpecialDay) {
  if (!reason) return words.noReason
  return <span className="wrap-anywhere">{`${reason.en} / ${reason.es}`}</span>
}

function removeButton(day: SpecialDay) {
  const days = nameDays(day)
  return (
    <CallButton
      variant="quiet"
      small
      aria-label={interpolate(words.removeOf, { days })}
      call={daysCalls.removeDay}
      input={{ id: day.id }}
      done={interpolate(words.removed, { days })}
    >
      {words.remove}
    </CallButton>
  )
}

function DayForm() {
  const { form } = words
  return (
    <div className={CARD}>
      <h3>{form.title}</h3>
      <CallForm
        isRepeated
        call={daysCalls.addDay}
        label={form.title}
        submit={form.submit}
        done={(_days, { from, through }) =>
          interpolate(form.done, { days: nameDays({ from, through: through || from }) })
        }
        fields={{
          from: form.from,
          through: { label: form.through, hint: form.throughHint },
          opens: { label: form.opens, hint: form.hoursHint },
          closes: form.closes,
          reasonEn: { label: form.reasonEn, hint: form.reasonHint },
          reasonEs: form.reasonEs,
        }}
      />
    </div>
  )
}

function Ground({ hours, closedOn }: DaysThatDiffer['ground']) {
  const week = hoursInTable(hours).map(({ days, times }) => `${days}: ${times}`)
  const holidays = closedOn.map(({ date, name }) => `${formatDay(date)} (${name})`)
  return (
    <details>
      <summary>{words.ground.title}</summary>
      <p>{words.ground.about}</p>
      <Facts
        of={[
          [words.ground.week, week.join('; ')],
          [words.ground.holidays, holidays.join('; ')],
        ]}
      />
    </details>
  )
}

function nameDays({ from, through }: Pick<SpecialDay, 'from' | 'through'>) {
  const [first, last] = [formatDay(from), formatDay(through)]
  return from === through ? first : interpolate(words.span, { from: first, through: last })
}

function formatGround({ from, through }: SpecialDay, { closedOn }: DaysThatDiffer['ground']) {
  const holidays = closedOn.filter(({ date }) => from <= date && date <= through)
  return holidays.map(({ name }) => name).join(', ') || words.week
}

function ConflictsPart() {
  const { conflicts } = words
  const { visits } = useShop(visitCounterCalls.listConflicts, {})
  if (visits.length === 0) return null
  const isSomebodyLeft = visits.some(({ email, toldAt }) => email !== null && toldAt === null)

  return (
    <section className="grid grid-cols-1 gap-3 py-4" aria-label={conflicts.title}>
      <h3>{conflicts.title}</h3>
      <p role="status">
        {isSomebodyLeft ? interpolateCount(conflicts.about, visits.length) : conflicts.told}
      </p>
      <ListTable
        caption={conflicts.caption}
        rows={visits}
        pathOf={({ applicationId, box }) => servicePath({ id: applicationId, box })}
        columns={conflicts.columns}
        cells={{
          visit: formatVisit,
          name: formatName,
          email: ({ email }) => email ?? words.conflicts.noEmail,
          told: ({ toldAt }) => (toldAt === null ? conflicts.notTold : formatShortMoment(toldAt)),
        }}
      />
      {isSomebodyLeft && (
        <div>
          <CallButton variant="quiet" call={visitCounterCalls.tellOfConflicts} input={{}}>
            {conflicts.tell}
          </CallButton>
        </div>
      )}
    </section>
  )
}

type Left = VisitConflicts['visits'][number]

function formatVisit({ slot }: Left) {
  return <span className="block min-w-40">{nameMoment(slot)}</span>
}

function formatName({ name }: Left) {
  return <span className="wrap-anywhere">{name}</span>
}
