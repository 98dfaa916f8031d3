import type { TrackedCarrier } from '#shared/rental/tracking.ts'

/** Who brings what is received at the counter. */
export const carrierNames: Record<Exclude<TrackedCarrier, 'other'>, string> = {
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  amazon: 'Amazon',
  ontrac: 'OnTrac',
  lasership: 'LaserShip',
}

export type Carrier = {
  id: 'usps' | 'ups' | 'fedex' | 'dhl'
  name: string
  /** Cubic inches that count as one pound: general knowledge, not asked of the carrier. */
  divisor: number
  /** Up to this many cubic inches the carrier does not count room at all. */
  freeCubicInches: number
}

const CUBIC_FOOT = 1728

/** How each carrier turns the room of a package into a weight. The visitor can change the divisors. */
export const carriers: Carrier[] = [
  { id: 'usps', name: carrierNames.usps, divisor: 166, freeCubicInches: CUBIC_FOOT },
  { id: 'ups', name: carrierNames.ups, divisor: 139, freeCubicInches: 0 },
  { id: 'fedex', name: carrierNames.fedex, divisor: 139, freeCubicInches: 0 },
  { id: 'dhl', name: 'DHL Express', divisor: 139, freeCubicInches: 0 },
]
