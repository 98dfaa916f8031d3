/** A search for satellites may take a while; nobody waits for longer. */
const PATIENCE_MS = 15_000

export type Position = { lat: number; lng: number }

const sentences: Record<number, string> = {
  1: 'Your browser does not share where you are with this site. You can type the coordinates instead.',
  2: 'Your device does not know where it is. You can type the coordinates instead.',
  3: 'Your device did not say in time where it is. Please try again, or type the coordinates.',
}

/** Asks the browser where it is, which asks the visitor. */
export function askPosition(): Promise<Position | { problem: string }> {
  return new Promise((resolve) => {
    const refuse = ({ code }: { code: number }) => resolve({ problem: sentences[code] ?? '' })
    if (!('geolocation' in navigator)) return refuse({ code: 2 })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      refuse,
      { timeout: PATIENCE_MS, maximumAge: PATIENCE_MS },
    )
  })
}
