import { useRef, useState } from 'react'

import { business } from '#app/content/business.ts'
import { callShop, type ShopResult } from '#app/shop/client.ts'
import { momentOf } from '#app/shop/core/times.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { visits as words } from '#content/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { visitCalls, type Visit } from '#shared/shop/visits/calls.ts'

import { SlotPicker, type Slots } from './slot-picker.tsx'

type VisitPartProps = {
  visits: Visit[]
  slots: Slots
  way: Visit['way']
  onChange: () => void
}

export function VisitPart({ visits, slots, way, onChange }: VisitPartProps) {
  const [isCancelled, setCancelled] = useState(false)
  // Idempotency key: a retry after a lost response is the same visit.
  const key = useRef(crypto.randomUUID())
  const booked = visits.findLast(({ state }) => state === 'booked')

  async function book(slot: number) {
    const { error } = await callShop(visitCalls.book, { slot, way, key: key.current })
    if (error) {
      if (error.code !== 'unreachable') key.current = crypto.randomUUID()
      return error
    }
    key.current = crypto.randomUUID()
    setCancelled(false)
    onChange()
    return null
  }

  if (booked) {
    return (
      <BookedVisit
        visit={booked}
        slots={slots}
        onMove={(slot) => callShop(visitCalls.move, { id: booked.id, slot })}
        onCancel={() => callShop(visitCalls.cancel, { id: booked.id })}
        onChange={({ state }) => {
          setCancelled(state === 'cancelled')
          slots.refresh()
          onChange()
        }}
      />
    )
  }
  return (
    <>
      <TextBanner tone="success" focused="if-lost" text={isCancelled && words.cancelled} />
      <SlotPicker slots={slots} submit={words.book} busy={words.booking} onChoose={book} />
    </>
  )
}

type BookedVisitProps = {
  visit: Visit
  slots: Slots
  onMove: (slot: number) => Promise<ShopResult<Visit>>
  onCancel: () => Promise<ShopResult<Visit>>
  onChange: (visit: Visit) => void
}

export function BookedVisit({ visit, slots, onMove, onCancel, onChange }: BookedVisitProps) {
  const [state, setState] = useState<'shown' | 'moving' | 'cancelling'>('shown')
  const [problem, setProblem] = useState<string | null>(null)
  const { slot, way, isInConflict, isUndelivered } = visit

  async function move(to: number) {
    const { data, error } = await onMove(to)
    if (error) return error
    setState('shown')
    onChange(data)
    return null
  }

  async function cancel() {
    setState('cancelling')
    const { data, error } = await onCancel()
    setState('shown')
    setProblem(error?.message ?? null)
    if (data) onChange(data)
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <Banner tone={isInConflict ? 'warning' : 'success'} focused="if-lost">
        <p>
          <strong>{interpolate(words.booked, momentOf(slot))}</strong>
        </p>
        <p>
          {way === 'video'
            ? words.byVideo
            : interpolate(words.where, { address: business.addressLines.join(', ') })}
        </p>
        <p>
          {isInConflict ? interpolate(words.conflict, { phone: business.phone }) : words.bookedNote}
        </p>
        {isUndelivered && <p>{words.undelivered}</p>}
      </Banner>
      <TextBanner tone="error" focused="always" text={problem} />
      {state === 'moving' ? (
        <>
          <SlotPicker slots={slots} submit={words.moveTo} busy={words.moving} onChoose={move} />
          <div>
            <Button variant="quiet" onClick={() => setState('shown')}>
              {words.keep}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            onClick={() => {
              slots.refresh()
              setProblem(null)
              setState('moving')
            }}
          >
            {words.move}
          </Button>
          <ConfirmButton
            waiting={state === 'cancelling'}
            title={words.cancelTitle}
            text={words.cancelText}
            confirm={words.cancel}
            cancel={words.keep}
            onConfirm={() => void cancel()}
          >
            {state === 'cancelling' ? words.cancelling : words.cancel}
          </ConfirmButton>
        </div>
      )}
    </div>
  )
}
