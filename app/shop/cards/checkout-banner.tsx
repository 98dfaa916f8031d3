import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner, type Tone } from '#app/ui/banner.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { returnedFromCheckout as words } from '#content/card-payments.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Checkout, Outcome } from './use-returned.ts'

const tones: Record<Outcome, Tone> = {
  awaited: 'info',
  late: 'info',
  left: 'note',
  paid: 'success',
  credited: 'success',
  failed: 'warning',
}

type CheckoutBannerProps = { checkout: Checkout; outcome: Outcome; paidThrough: string | null }

export function CheckoutBanner({ checkout, outcome, paidThrough }: CheckoutBannerProps) {
  const { kind, cents, receipt } = checkout
  const sentences = { ...words, ...(kind === 'setup' ? words.setup : words.payment) }
  const text = interpolate(sentences[outcome], {
    receipt: receipt ?? '',
    day: paidThrough ? formatDate(paidThrough) : '',
    amount: formatExactDollars(cents),
  })
  return <TextBanner tone={tones[outcome]} focused="if-lost" text={text} />
}
