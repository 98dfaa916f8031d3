import { useState } from 'react'

import { business } from '#app/content/business.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { useBox } from '#app/shop/core/find-field.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { instantOf, wallClock } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { paperCalls, type Candidate } from '#shared/shop/papers/calls.ts'

import card from '#app/ui/card.module.css'

const { receive: words } = papersPage
const OTHER = ''

/** Papers are brought: for which box, for whom, by whom, when. */
export function ReceivePart({ onDone }: { onDone: (text: string) => void }) {
  return (
    <Part title={words.title}>
      <ReceivePaper onDone={onDone} />
    </Part>
  )
}

type ReceivePaperProps = {
  /** The box of the page; without it its number is asked for. */
  box?: number
  onDone: (text: string) => void
}

export function ReceivePaper({ box: given, onDone }: ReceivePaperProps) {
  const { found, clear, showField } = useBox(paperCalls.listCandidates, given)

  return (
    <>
      {showField()}
      {found && (
        <ReceiveForm
          key={found.box}
          found={found}
          onDone={({ box }) => {
            clear()
            onDone(interpolate(words.done, { box }))
          }}
        />
      )}
    </>
  )
}

type ReceiveFormProps = {
  found: AnswerOf<typeof paperCalls.listCandidates>
  onDone: (paper: { box: number }) => void
}

function ReceiveForm({ found: { box, rentals }, onDone }: ReceiveFormProps) {
  const [rentalId, setRentalId] = useState(rentals[0]?.rentalId ?? '')
  const chosen = rentals.find((rental) => rental.rentalId === rentalId)
  const [name, setName] = useState<string | null>(null)
  const [when, setWhen] = useState(() => wallClock(Date.now(), business.timeZone))
  const names = chosen?.names ?? []
  const forName = name ?? names[0] ?? OTHER
  const receivedAt = instantOf(when.date, when.time, business.timeZone)

  return (
    <div className={card.card}>
      <CallForm
        hasId
        call={paperCalls.receive}
        label={words.title}
        submit={words.submit}
        values={{
          rentalId,
          receivedAt: receivedAt ?? Number.NaN,
          ...(forName !== OTHER && { forName }),
        }}
        onDone={onDone}
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
            label: describeRental(box, rental),
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

function Agency({ isAfterAgency, agentUntil }: Candidate & { agentUntil: string }) {
  const day = formatDate(agentUntil)
  return (
    <div className="col-span-all">
      <TextBanner
        tone={isAfterAgency ? 'warning' : 'info'}
        text={interpolate(isAfterAgency ? words.over : words.agent, { day })}
      />
    </div>
  )
}

function describeRental(box: number, { names, startedOn, closedOn }: Candidate) {
  const day = formatDate(closedOn ?? startedOn ?? wallClock(Date.now(), business.timeZone).date)
  const state = interpolate(closedOn ? words.former : words.now, { box, day })
  return names[0] ? `${names[0]}: ${state}` : state
}
