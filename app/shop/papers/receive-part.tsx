import { useRef, useState } from 'react'

import { business } from '#app/content/business.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { FindField, useFind } from '#app/shop/core/find-field.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { CONTROLS } from '#app/shop/core/use-arrival.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { CARD } from '#app/ui/looks.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { instantOf, wallClock } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { paperCalls, type Candidate } from '#shared/shop/papers/calls.ts'

const { receive: words } = papersPage
const OTHER = ''

export function ReceivePart() {
  const field = useRef<HTMLInputElement>(null)
  const [form, setForm] = useState({ box: 0, turn: 0 })
  const search = useFind(({ box }) => setForm(({ turn }) => ({ box, turn: turn + 1 })))
  function finish() {
    setForm({ box: 0, turn: 0 })
    field.current?.focus()
  }
  return (
    <Part title={words.title}>
      <FindField ref={field} search={search} />
      {form.turn > 0 && (
        <QueryBoundary key={form.turn}>
          <ReceivePaper isFirst box={form.box} onReceived={finish} />
        </QueryBoundary>
      )}
    </Part>
  )
}

type ReceivePaperProps = {
  box: number
  isFirst?: boolean
  onReceived?: () => void
}

export function ReceivePaper({ box, isFirst, onReceived }: ReceivePaperProps) {
  const { rentals } = useShop(paperCalls.listCandidates, { box: String(box) })
  const [rentalId, setRentalId] = useState(rentals[0]?.rentalId ?? '')
  const chosen = rentals.find((rental) => rental.rentalId === rentalId)
  const [name, setName] = useState<string | null>(null)
  const [when, setWhen] = useState(() => wallClock(Date.now(), business.timeZone))
  const names = chosen?.names ?? []
  const forName = name ?? names[0] ?? OTHER
  const receivedAt = instantOf(when.date, when.time, business.timeZone)

  return (
    <div className={CARD} ref={isFirst ? focusIn : undefined}>
      <CallForm
        call={paperCalls.receive}
        label={words.title}
        submit={words.submit}
        variant={isFirst ? 'primary' : 'quiet'}
        values={{
          rentalId,
          receivedAt: receivedAt ?? Number.NaN,
          ...(forName !== OTHER && { forName }),
        }}
        done={({ box: of }) => {
          onReceived?.()
          return interpolate(words.done, { box: of })
        }}
      >
        <RadioCards
          name="helper.who"
          legend={words.who}
          value={rentalId}
          onChoose={(id) => {
            setRentalId(id)
            setName(null)
          }}
          options={rentals.map((rental) => ({
            value: rental.rentalId,
            label: formatRental(box, rental),
          }))}
        />
        {chosen?.agentUntil && <Agency {...chosen} agentUntil={chosen.agentUntil} />}
        <SelectField
          name="helper.whom"
          label={words.forName}
          value={forName}
          onChange={({ target }) => setName(target.value)}
          options={[
            ...names.map((each) => ({ id: each, label: each })),
            { id: OTHER, label: words.other },
          ]}
        />
        {forName === OTHER && (
          <TextField name="forName" label={words.otherName} autoComplete="off" />
        )}
        <TextField
          name="servedBy"
          label={words.servedBy}
          hint={words.servedByHint}
          autoComplete="off"
        />
        <TextField
          name="helper.day"
          label={words.day}
          type="date"
          value={when.date}
          onChange={({ target }) => setWhen({ ...when, date: target.value })}
        />
        <TextField
          name="helper.time"
          label={words.time}
          type="time"
          value={when.time}
          onChange={({ target }) => setWhen({ ...when, time: target.value })}
        />
      </CallForm>
    </div>
  )
}

function focusIn(part: HTMLElement | null) {
  part?.querySelector<HTMLElement>(CONTROLS)?.focus()
}

function Agency({ isAfterAgency, agentUntil }: Candidate & { agentUntil: string }) {
  const day = formatDate(agentUntil)
  return (
    <div className="col-span-full">
      <TextBanner
        tone={isAfterAgency ? 'warning' : 'info'}
        text={interpolate(isAfterAgency ? words.over : words.agent, { day })}
      />
    </div>
  )
}

function formatRental(box: number, { names, startedOn, closedOn }: Candidate) {
  const day = formatDate(closedOn ?? startedOn ?? wallClock(Date.now(), business.timeZone).date)
  const state = interpolate(closedOn ? words.former : words.now, { box, day })
  return names[0] ? `${names[0]}: ${state}` : state
}
