import { carrierNames } from '#app/content/carriers.ts'
import { mail as words } from '#app/content/staff/mail.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'
import type { TrackedCarrier } from '#shared/shop/mail/tracking.ts'

export function carrierName(carrier: TrackedCarrier | null | undefined) {
  if (!carrier) return words.noCarrier
  return carrier === 'other' ? words.otherCarrier : carrierNames[carrier]
}

/** `UPS …4440` */
export function shortItem({ kind, carrier, tracking }: CounterItem) {
  if (kind === 'letters') return words.kinds.letters
  return `${carrier ? carrierName(carrier) : words.kinds[kind]} ${shortNumber(tracking)}`.trim()
}

const SHOWN_DIGITS = 6

export function shortNumber(tracking: string | null) {
  if (!tracking || tracking.length <= SHOWN_DIGITS) return tracking ?? ''
  return `…${tracking.slice(-SHOWN_DIGITS)}`
}
