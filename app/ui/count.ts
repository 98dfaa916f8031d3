import { locale } from '#content/language.ts'

const THOUSAND = 1_000
let format: Intl.NumberFormat | undefined

/** `999`, `3,500`. Below a thousand without `Intl`, whose first use takes a phone longer than a frame. */
export function formatCount(count: number) {
  if (count < THOUSAND) return String(count)
  format ??= new Intl.NumberFormat(locale)
  return format.format(count)
}

let compact: Intl.NumberFormat | undefined

/** `3.5K` */
export function formatCompactCount(count: number) {
  if (count < THOUSAND) return String(count)
  compact ??= new Intl.NumberFormat(locale, { notation: 'compact' })
  return compact.format(count)
}
