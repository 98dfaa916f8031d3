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
  { id: 'usps', name: 'USPS', divisor: 166, freeCubicInches: CUBIC_FOOT },
  { id: 'ups', name: 'UPS', divisor: 139, freeCubicInches: 0 },
  { id: 'fedex', name: 'FedEx', divisor: 139, freeCubicInches: 0 },
  { id: 'dhl', name: 'DHL Express', divisor: 139, freeCubicInches: 0 },
]
