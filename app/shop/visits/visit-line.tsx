import { customer } from '#app/content/staff/customers.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { momentOf } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Visit } from '#shared/shop/visits/calls.ts'
import { visitCounterCalls } from '#shared/shop/visits/counter-calls.ts'

const { visit: words } = customer

type VisitLineProps = {
  visit: Pick<Visit, 'id' | 'slot'>
  isDue: boolean
}

export function VisitLine({ visit: { id, slot }, isDue }: VisitLineProps) {
  return (
    <div className="flex flex-wrap gap-2 gap-x-4 items-center">
      <p>{interpolate(words.booked, momentOf(slot))}</p>
      {isDue && <VisitOutcome id={id} />}
    </div>
  )
}

export function VisitOutcome({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {(['came', 'missed'] as const).map((state) => (
        <CallButton
          key={state}
          variant="quiet"
          small
          call={visitCounterCalls.noteOutcome}
          input={{ id, state }}
        >
          {words[state]}
        </CallButton>
      ))}
    </div>
  )
}
