import { type TrackedCarrier, trackingFormats } from './tracking-formats.ts'

/** What a scanned or typed tracking number says. */
export type Tracking = {
  /** As it is stored, and read on the label: the same parcel has the same one, however it was scanned. */
  number: string
  carrier: TrackedCarrier | null
  /** `none`: its shape has no check digit; `unknown`: its shape is no carrier's. */
  check: 'right' | 'wrong' | 'none' | 'unknown'
  /** So many product codes and telephone numbers look like it that a person has to confirm the carrier. */
  isSuggestion: boolean
}

export const MAX_TRACKING_LENGTH = 60

/** Upper case, without what a label or a scanner puts between: spaces, dashes, control characters, a barcode's own prefix. */
function normalise(scanned: string) {
  return scanned
    .toUpperCase()
    .replace(/^\](C1|E0|D2|Q3)/, '')
    .replaceAll(/[^A-Z0-9]/g, '')
}

/** Reads a tracking number. @see shared/rental/tracking-formats.ts */
export function readTracking(scanned: string): Tracking {
  const entered = normalise(scanned)
  const format = trackingFormats.find(({ shape }) => shape.test(entered))
  if (!format) return { number: entered, carrier: null, check: 'unknown', isSuggestion: false }
  const { carrier, numbersIn, check, isSuggestion = false } = format
  const numbers = numbersIn?.(entered) ?? [entered]
  const checked = check && numbers.find((number) => check(number))
  const result = check ? (checked === undefined ? 'wrong' : 'right') : 'none'
  return { number: checked ?? numbers[0] ?? entered, carrier, check: result, isSuggestion }
}
