import { useState } from 'react'

import { daysWords as words } from '#app/content/staff/settings.ts'
import { hoursInTable } from '#app/facts/office-hours.ts'
import { clockTime } from '#app/facts/opening-hours.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { formatDay } from '#app/shop/core/times.ts'
import { refreshAnswer, storeAnswer, useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { SpecialDay } from '#shared/shop/core/special-day.ts'
import { daysCalls, type DaysThatDiffer } from '#shared/shop/settings/days-calls.ts'
import { visitCounterCalls } from '#shared/shop/visits/counter-calls.ts'

import { ConflictsPart } from './conflicts-part.tsx'
import { NoticePart } from './notice-part.tsx'

import css from './settings.module.css'
import card from '#app/ui/card.module.css'
import list from '#app/ui/facts.module.css'

/** Days on which the shop is closed or open otherwise, what holds on all others, and the notice on the site. */
export function DaysPart() {
  const { data, problem, refresh } = useShopQuery(daysCalls.listDays, {})
  const [status, setStatus] = useState<Status | null>(null)
  if (!data) return <Waiting problem={problem} onRetry={refresh} />

  function tell(text: string, answer: DaysThatDiffer) {
    storeAnswer(daysCalls.listDays, {}, () => answer)
    void refreshAnswer(visitCounterCalls.listConflicts, {})
    setStatus({ id: crypto.randomUUID(), tone: 'success', text })
  }

  return (
    <>
      <Part title={words.title}>
        <p>{words.about}</p>
        <StatusLine status={status} />
        <DaysList {...data} onRemoved={tell} />
        <ConflictsPart />
        <DayForm onAdded={tell} />
        <Ground {...data.ground} />
      </Part>
      <NoticePart
        notice={data.siteNotice}
        onDone={(answer) => storeAnswer(daysCalls.listDays, {}, () => answer)}
      />
    </>
  )
}

type Tell = (text: string, answer: DaysThatDiffer) => void

function DaysList({ specialDays, ground, onRemoved }: DaysThatDiffer & { onRemoved: Tell }) {
  const { isBusy, problem, call } = useCall(daysCalls.removeDay)

  async function remove(day: SpecialDay) {
    const { data } = await call({ id: day.id })
    if (data) onRemoved(interpolate(words.removed, { days: nameDays(day) }), data)
  }

  return (
    <>
      <TextBanner tone="error" focused="always" text={problem} />
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
          action: removeButton(isBusy, (day) => void remove(day)),
        }}
      />
    </>
  )
}

function describeDays(day: SpecialDay) {
  return <span className={css.days}>{nameDays(day)}</span>
}

function describeReason({ reason }: SpecialDay) {
  return reason ? (
    <span className="break-anywhere">{`${reason.en} / ${reason.es}`}</span>
  ) : (
    words.noReason
  )
}

function removeButton(isBusy: boolean, onRemove: (day: SpecialDay) => void) {
  return (day: SpecialDay) => (
    <Button
      variant="quiet"
      small
      waiting={isBusy}
      aria-label={interpolate(words.removeOf, { days: nameDays(day) })}
      onClick={() => onRemove(day)}
    >
      {words.remove}
    </Button>
  )
}

function DayForm({ onAdded }: { onAdded: Tell }) {
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
        onDone={(answer, { from, through }) => {
          const days = nameDays({ from, through: through || from })
          setAttempt(attempt + 1)
          onAdded(interpolate(form.done, { days }), answer)
        }}
      >
        <TextField name="from" type="date" label={form.from} />
        <TextField
          name="through"
          type="date"
          label={form.through}
          hint={form.throughHint}
          required={false}
        />
        <TextField
          name="opens"
          type="time"
          label={form.opens}
          hint={form.hoursHint}
          required={false}
        />
        <TextField name="closes" type="time" label={form.closes} required={false} />
        <TextField
          name="reasonEn"
          label={form.reasonEn}
          hint={form.reasonHint}
          required={false}
          autoComplete="off"
        />
        <TextField
          name="reasonEs"
          label={form.reasonEs}

          required={false}
          autoComplete="off"
        />
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
