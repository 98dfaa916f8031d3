import type { Position } from './position.ts'

const EARTH_MILES = 3_958.8
const RADIANS = Math.PI / 180

/** Miles along the surface between two places, as the crow flies (haversine). */
export function milesBetween(one: Position, other: Position) {
  const north = Math.sin(((other.lat - one.lat) * RADIANS) / 2) ** 2
  const east = Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2
  const arc = north + Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * east
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(arc)))
}

/** A distance as people say it: tenths only where they matter. */
export function formatMiles(miles: number) {
  const digits = miles < 10 ? 1 : 0
  return `${miles.toLocaleString('en', { maximumFractionDigits: digits })} mi`
}
