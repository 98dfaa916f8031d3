import { useId, useState } from 'react'
import * as v from 'valibot'

import { business } from '#app/content/business.ts'
import { timeZoneName } from '#app/facts/time-zone.ts'
import type { Refusal } from '#app/shop/client.ts'
import { formatDay, formatTimeOf, nameMoment } from '#app/shop/core/times.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { visits as words } from '#content/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { freeSlots, visitCalls } from '#shared/shop/visits/calls.ts'

export function useSlots(isWanted = true) {
  return useShopQuery(visitCalls.listSlots, {}, isWanted)
}

export type Slots = ReturnType<typeof useSlots>

type SlotPickerProps = {
  slots: Slots
  submit: string
  busy: string
  onChoose: (slot: number) => Promise<Refusal | null>
}

export function SlotPicker({ slots, submit, busy, onChoose }: SlotPickerProps) {
  const { data, problem, refresh } = slots
  const [day, setDay] = useState('')
  const [slot, setSlot] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  if (!data) return <Waiting problem={problem} onRetry={refresh} />
  const days = data.days.filter((each) => each.slots.length > 0)
  const shown = days.find((each) => each.day === day) ?? days[0]
  if (!shown) return <p>{interpolate(words.none, { phone: business.phone })}</p>
  const chosen = slot !== null && shown.slots.includes(slot) ? slot : null

  async function send() {
    if (chosen === null) return
    setBusy(true)
    const refused = await onChoose(chosen)
    // Refusal and free times appear together, because a choice made between the two would be lost.
    if (refused && refused.code !== 'unreachable') await refresh()
    setBusy(false)
    setRefusal(refused)
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">
        {interpolate(words.lead, { minutes: data.minutes, zone: timeZoneName })}
      </p>
      {refusal && (
        <Banner tone="error" focused="always">
          <p>{refusal.message}</p>
          <NextFree slots={refusal.values.free} />
        </Banner>
      )}
      <FormContext value={noForm}>
        <div className="max-w-sm">
          <SelectField
            name="day"
            label={words.day}
            value={shown.day}
            onChange={({ target }) => {
              setDay(target.value)
              setSlot(null)
            }}
            options={days.map((each) => ({ id: each.day, label: formatDay(each.day) }))}
          />
        </div>
      </FormContext>
      <RadioCards
        legend={interpolate(words.times, { day: formatDay(shown.day) })}
        name={`${id}-slot`}
        value={chosen}
        onChoose={(each) => {
          setSlot(each)
          setRefusal(null)
        }}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2"
        options={shown.slots.map((each) => ({ value: each, label: formatTimeOf(each) }))}
      />
      <div>
        <Button
          waiting={chosen === null || isBusy}
          aria-busy={isBusy || undefined}
          onClick={() => void send()}
        >
          {labelOf(chosen)}
        </Button>
      </div>
    </div>
  )

  function labelOf(time: number | null) {
    if (isBusy) return busy
    if (time === null) return words.chooseTime
    return interpolate(submit, { time: nameMoment(time) })
  }
}

function NextFree({ slots }: { slots: unknown }) {
  if (!v.is(freeSlots, slots)) return null
  const times = slots.map((slot) => nameMoment(slot)).join('; ')
  return <p>{interpolate(words.nextFree, { times })}</p>
}
