import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { formatDate } from '#app/shop/core/times.ts'
import { refreshAnswer, refreshAnswers } from '#app/shop/use-shop-query.ts'
import { TextBanner, type Tone } from '#app/ui/banner.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { returnedFromCheckout as words } from '#content/card-payments.ts'
import { interpolate } from '#shared/interpolate.ts'
import { cardCalls, type Renewal } from '#shared/shop/cards/calls.ts'

const ASK_EVERY_MS = 3_000
const ASK_FOR_MS = 5 * 60_000

type CheckoutBannerProps = { mailbox: string; renewal: Renewal }

/** Says how the checkout ended that Stripe sent the customer back from, by the server's answer. */
export function CheckoutBanner({ mailbox, renewal }: CheckoutBannerProps) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [returned] = useState(() => ({
    id: address.get('checkout'),
    hasLeft: address.has('left'),
  }))
  const checkout = renewal.checkouts.find(({ id }) => id === returned.id)
  const isOpen = checkout?.state === 'open'
  const isLate = useAsking(mailbox, isOpen && !returned.hasLeft)
  const isAwaited = isOpen && !returned.hasLeft && !isLate
  const isSettled = checkout !== undefined && !isOpen
  const isSaid = checkout !== undefined && !isAwaited

  // The mailbox may have been asked for before the payment was posted.
  useEffect(() => {
    if (isSettled) void refreshAnswers()
  }, [isSettled])

  // Not before, so that a reload goes on waiting.
  useEffect(() => {
    if (isSaid) void navigate({ search: '' }, { replace: true, preventScrollReset: true })
  }, [isSaid, navigate])

  if (!checkout) return null
  const { kind, state, cents, receipt } = checkout
  const of = kind === 'setup' ? words.setup : words.payment
  const open: [Tone, string] = returned.hasLeft
    ? ['note', of.left]
    : ['info', isLate ? words.late : of.awaited]
  const said: Record<typeof state, [Tone, string]> = {
    open,
    paid: ['success', of.paid],
    credited: ['success', words.credited],
    expired: ['warning', of.failed],
    failed: ['warning', of.failed],
  }
  const [tone, sentence] = said[state]
  const text = interpolate(sentence, {
    receipt: receipt ?? '',
    day: renewal.paidThrough ? formatDate(renewal.paidThrough) : '',
    amount: formatExactDollars(cents),
  })
  return <TextBanner tone={tone} focused="if-lost" text={text} />
}

/** @returns whether the answer has not come in all that time */
function useAsking(mailbox: string, isAsked: boolean) {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isAsked) return
    const until = Date.now() + ASK_FOR_MS
    let timer = setTimeout(() => void ask())
    let isOver = false

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
  }, [isAsked, mailbox])

  return isLate
}
