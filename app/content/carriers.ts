import type { TrackedCarrier } from '#shared/shop/mail/tracking.ts'

/** Names of the carriers that deliver to the counter. */
export const carrierNames: Record<Exclude<TrackedCarrier, 'other'>, string> = {
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  amazon: 'Amazon',
  ontrac: 'OnTrac',
  lasership: 'LaserShip',
  gofo: 'GOFO',
  uniuni: 'UniUni',
  speedx: 'SpeedX',
  yunexpress: 'YunExpress',
}

export type Carrier = {
  id: 'usps' | 'ups' | 'fedex' | 'dhl'
  name: string
  /** Cubic inches that count as one pound, for packages within the country. */
  divisor: number
  /** The carrier’s page about it. */
  source: string
  /** Up to this many cubic inches the carrier charges by weight alone. */
  freeCubicInches: number
}

const CUBIC_FOOT = 1728

/** The month in which the sources were read. Read them again before you change it. */
export const divisorsReadIn = '2026-11'

/** How each carrier turns the size of a package into a weight. The visitor can change the divisors. */
export const carriers: Carrier[] = [
  {
    id: 'usps',
    name: carrierNames.usps,
    divisor: 166,
    freeCubicInches: CUBIC_FOOT,
    source: 'https://www.usps.com/ship/priority-mail.htm',
  },
  {
    id: 'ups',
    name: carrierNames.ups,
    divisor: 139,
    freeCubicInches: 0,
    source: 'https://www.ups.com/us/en/support/shipping-support/shipping-dimensions-weight',
  },
  {
    id: 'fedex',
    name: carrierNames.fedex,
    divisor: 139,
    freeCubicInches: 0,
    source: 'https://www.fedex.com/en-us/service-guide.html',
  },
  {
    id: 'dhl',
    name: 'DHL Express',
    divisor: 139,
    freeCubicInches: 0,
    source: 'https://www.dhl-usa.com/en/tools/volumetric_weight_express.html',
  },
]
