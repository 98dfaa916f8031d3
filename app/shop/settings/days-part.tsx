import { useState } from 'react'

import { daysWords as words } from '#app/content/staff/settings.ts'
import { hoursInTable } from '#app/facts/office-hours.ts'
import { clockTime } from '#app/facts/opening-hours.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus } from '#app/shop/core/status-line.tsx'
import { formatDay } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { SpecialDay } from '#shared/shop/core/special-day.ts'
import { daysCalls, type DaysThatDiffer } from '#shared/shop/settings/days-calls.ts'

import { ConflictsPart } from './conflicts-part.tsx'
import { NoticePart } from './notice-part.tsx'

import card from '#app/ui/card.module.css'
import list from '#app/ui/facts.module.css'

/** Days on which the shop is closed or open otherwise, what holds on all others, and the notice on the site. */
export function DaysPart() {
  const days = useShop(daysCalls.listDays, {})
  const { status, say } = useStatus()
  return (
    <>
      <Part title={words.title}>
        <p>{words.about}</p>
        <StatusLine status={status} />
        <DaysList {...days} onDone={say} />
        <ConflictsPart />
        <DayForm onDone={say} />
        <Ground {...days.ground} />
      </Part>
      <NoticePart notice={days.siteNotice} />
    </>
  )
}

type Say = { onDone: (text: string) => void }

function DaysList({ specialDays, ground, onDone }: DaysThatDiffer & Say) {
  return (
    <ListTable
      caption={words.caption}
      empty={words.none}
      rows={specialDays}
      keyOf={({ id }) => id}
      columns={words.columns}
      cells={{
        days: describeDays,
        hours: ({ opens, closes }) =>
          opens && closes
            ? interpolate(words.hours, { opens: clockTime(opens), closes: clockTime(closes) })
            : words.closed,
        reason: describeReason,
        instead: (day) => describeGround(day, ground),
        action: removeButton(onDone),
      }}
    />
  )
}

function describeDays(day: SpecialDay) {
  return <span className="block min-w-40">{nameDays(day)}</span>
}

function describeReason({ reason }: SpecialDay) {
  return reason ? (
    <span className="break-anywhere">{`${reason.en} / ${reason.es}`}</span>
  ) : (
    words.noReason
  )
}

function removeButton(onDone: Say['onDone']) {
  return (day: SpecialDay) => (
    <CallButton
      variant="quiet"
      small
      aria-label={interpolate(words.removeOf, { days: nameDays(day) })}
      call={daysCalls.removeDay}
      input={{ id: day.id }}
      onDone={() => onDone(interpolate(words.removed, { days: nameDays(day) }))}
    >
      {words.remove}
    </CallButton>
  )
}

const optional = { required: false, autoComplete: 'off' } as const

function DayForm({ onDone }: Say) {
  const { form } = words
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={card.card}>
      <h3>{form.title}</h3>
      <CallForm
        key={attempt}
        call={daysCalls.addDay}
        label={form.title}
        submit={form.submit}
        onDone={(_days, { from, through }) => {
          const days = nameDays({ from, through: through || from })
          setAttempt(attempt + 1)
          onDone(interpolate(form.done, { days }))
        }}
      >
        <TextField name="from" type="date" label={form.from} />
        <TextField
          {...optional}
          name="through"
          type="date"
          label={form.through}
          hint={form.throughHint}
        />
        <TextField
          {...optional}
          name="opens"
          type="time"
          label={form.opens}
          hint={form.hoursHint}
        />
        <TextField {...optional} name="closes" type="time" label={form.closes} />
        <TextField {...optional} name="reasonEn" label={form.reasonEn} hint={form.reasonHint} />
        <TextField {...optional} name="reasonEs" label={form.reasonEs} />
      </CallForm>
    </div>
  )
}

/** What is built, and holds on every day that does not differ. */
function Ground({ hours, closedOn }: DaysThatDiffer['ground']) {
  const week = hoursInTable(hours).map(({ days, times }) => `${days}: ${times}`)
  const holidays = closedOn.map(({ date, name }) => `${formatDay(date)} (${name})`)
  return (
    <details>
      <summary>{words.ground.title}</summary>
      <p>{words.ground.about}</p>
      <DescriptionList
        className={`${list.facts} stack gap-2`}
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

/** What a day differs from: a holiday, or the hours of the week. */
function describeGround({ from, through }: SpecialDay, { closedOn }: DaysThatDiffer['ground']) {
  const holidays = closedOn.filter(({ date }) => from <= date && date <= through)
  return [...holidays.map(({ name }) => name), ...(holidays.length === 0 ? [words.week] : [])].join(
    ', ',
  )
}
