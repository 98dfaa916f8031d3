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
}

/** A booked visit, and whether they came. */
export function VisitLine({ visit: { id, slot }, isDue }: VisitLineProps) {
  return (
    <div className="cluster gap-2 gap-x-4 items-center">
      <p>{interpolate(words.booked, { day: formatDayOf(slot), time: formatTimeOf(slot) })}</p>
      {isDue && <VisitOutcome id={id} />}
    </div>
  )
}

/** Whether they came to a visit of today or before. */
export function VisitOutcome({ id }: { id: string }) {
  const { isBusy, problem, call } = useCall(visitCounterCalls.noteOutcome)

  function note(state: 'came' | 'missed') {
    void call({ id, state })
  }

  return (
    <>
      <div className="cluster">
        <Button variant="quiet" small waiting={isBusy} onClick={() => note('came')}>
          {words.came}
        </Button>
        <Button variant="quiet" small waiting={isBusy} onClick={() => note('missed')}>
          {words.missed}
        </Button>
      </div>
      <TextBanner tone="error" text={problem} />
    </>
  )
}
