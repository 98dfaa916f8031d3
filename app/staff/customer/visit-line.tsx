import { useState } from 'react'

import { customer } from '#app/content/en/staff/customers.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { formatDayOf, formatTimeOf } from '#app/rental/times.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { VisitAnswer } from '#shared/rental/answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './customer.module.css'

const { visit: words } = customer

type VisitLineProps = {
  visit: Pick<VisitAnswer, 'id' | 'slot'>
  /** Whether its day has come. */
  isDue: boolean
  onNoted: () => void
}

/** A booked visit, and whether they came. */
export function VisitLine({ visit: { id, slot }, isDue, onNoted }: VisitLineProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function note(state: 'came' | 'missed') {
    setBusy(true)
    const { refusal } = await callShop(`/visits/${id}/outcome`, { state })
    setBusy(false)
    setProblem(refusal?.message ?? null)
    if (!refusal) onNoted()
  }

  return (
    <div className={css.line}>
      <p>{interpolate(words.booked, { day: formatDayOf(slot), time: formatTimeOf(slot) })}</p>
      {isDue && (
        <div className={css.ways}>
          <Button variant="quiet" small waiting={isBusy} onClick={() => void note('came')}>
            {words.came}
          </Button>
          <Button variant="quiet" small waiting={isBusy} onClick={() => void note('missed')}>
            {words.missed}
          </Button>
        </div>
      )}
      {problem && (
        <Banner tone="error">
          <p>{problem}</p>
        </Banner>
      )}
    </div>
  )
}
