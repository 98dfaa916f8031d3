import { locale } from '#content/language.ts'
import { positionErrors as words } from '#content/mailboxes.ts'

/** Finding satellites may take a while. */
const POSITION_TIMEOUT_MS = 15_000

export type Position = { lat: number; lng: number }

const sentences: Record<number, string> = {
  1: words.refused,
  2: words.unknown,
  3: words.late,
}

export function askPosition(): Promise<Position | { problem: string }> {
  return new Promise((resolve) => {
    const refuse = ({ code }: { code: number }) => resolve({ problem: sentences[code] ?? '' })
    if (!('geolocation' in navigator)) return refuse({ code: 2 })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      refuse,
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_TIMEOUT_MS },
    )
  })
}

const EARTH_MILES = 3_958.8
const RADIANS = Math.PI / 180

/** Miles along the surface (haversine). */
export function milesBetween(one: Position, other: Position) {
  const north = Math.sin(((other.lat - one.lat) * RADIANS) / 2) ** 2
  const east = Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2
  const arc = north + Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * east
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(arc)))
}

export function formatMiles(miles: number) {
  const digits = miles < 10 ? 1 : 0
  return `${miles.toLocaleString(locale, { maximumFractionDigits: digits })} mi`
}
