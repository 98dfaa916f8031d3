import { customer } from '#app/content/staff/customers.ts'
import { formatDayOf, formatTimeOf } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { Visit } from '#shared/shop/visits/calls.ts'
import { visitCounterCalls } from '#shared/shop/visits/counter-calls.ts'

const { visit: words } = customer

type VisitLineProps = {
  visit: Pick<Visit, 'id' | 'slot'>
  /** Whether its day has come. */
  isDue: boolean
  onNoted: () => void
}

/** A booked visit, and whether they came. */
export function VisitLine({ visit: { id, slot }, isDue, onNoted }: VisitLineProps) {
  return (
    <div className="cluster gap-2 gap-x-4 items-center">
      <p>{interpolate(words.booked, { day: formatDayOf(slot), time: formatTimeOf(slot) })}</p>
      {isDue && <VisitOutcome id={id} onNoted={onNoted} />}
    </div>
  )
}

/** Whether they came to a visit of today or before. */
export function VisitOutcome({ id, onNoted }: { id: string; onNoted: () => void }) {
  const { isBusy, problem, call } = useCall(visitCounterCalls.noteOutcome)

  async function note(state: 'came' | 'missed') {
    const { error } = await call({ id, state })
    if (!error) onNoted()
  }

  return (
    <>
      <div className="cluster">
        <Button variant="quiet" small waiting={isBusy} onClick={() => void note('came')}>
          {words.came}
        </Button>
        <Button variant="quiet" small waiting={isBusy} onClick={() => void note('missed')}>
          {words.missed}
        </Button>
      </div>
      <TextBanner tone="error" text={problem} />
    </>
  )
}
