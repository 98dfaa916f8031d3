import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { refreshAnswer, refreshAnswers } from '#app/shop/use-shop-query.ts'
import { cardCalls, type Renewal } from '#shared/shop/cards/calls.ts'

const ASK_EVERY_MS = 3_000
const ASK_FOR_MS = 5 * 60_000

export type Checkout = Renewal['checkouts'][number]
export type Outcome = 'awaited' | 'late' | 'left' | 'paid' | 'credited' | 'failed'

/** The checkout that Stripe sent the customer back from. Its outcome is the server's answer: the address alone proves nothing. */
export function useReturned(mailbox: string, { checkouts }: Renewal) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [id] = useState(() => address.get('checkout'))
  const [hasLeft] = useState(() => address.has('left'))
  const [isLate, setLate] = useState(false)
  const checkout = checkouts.find((each) => each.id === id)
  const isOpen = checkout?.state === 'open'
  const isAwaited = isOpen && !hasLeft && !isLate
  const isSettled = checkout !== undefined && !isOpen
  const isSaid = checkout !== undefined && !isAwaited

  useEffect(() => {
    if (!isAwaited) return
    const until = Date.now() + ASK_FOR_MS
    let isOver = false
    let timer = setTimeout(() => void ask(), ASK_EVERY_MS)

    async function ask() {
      await refreshAnswer(cardCalls.getRenewal, { mailbox })
      if (isOver) return
      if (Date.now() < until) timer = setTimeout(() => void ask(), ASK_EVERY_MS)
      else setLate(true)
    }

    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isAwaited, mailbox])

  // The mailbox may have been asked for before the payment was posted.
  useEffect(() => {
    if (isSettled) void refreshAnswers()
  }, [isSettled])

  // Not before, so that a reload goes on waiting.
  useEffect(() => {
    if (isSaid) void navigate({ search: '' }, { replace: true, preventScrollReset: true })
  }, [isSaid, navigate])

  return { checkout, outcome: checkout && outcomeOf(checkout) }

  function outcomeOf({ state }: Checkout): Outcome {
    if (state !== 'open') return state === 'expired' ? 'failed' : state
    if (hasLeft) return 'left'
    return isLate ? 'late' : 'awaited'
  }
}
