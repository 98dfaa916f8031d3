import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The present minute, anew each minute; null in the finished HTML, which knows no time. */
export function useMinute() {
  const minute = useSyncExternalStore(subscribe, readMinute, () => null)
  return minute === null ? null : new Date(minute * MINUTE_MS)
}

function readMinute() {
  return Math.floor(Date.now() / MINUTE_MS)
}

/** Ticks when the minute turns, and when a page that slept is seen again. */
function subscribe(tick: () => void) {
  let timer = setTimeout(turn, untilTurn())
  function turn() {
    tick()
    timer = setTimeout(turn, untilTurn())
  }
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

function untilTurn() {
  return MINUTE_MS - (Date.now() % MINUTE_MS)
}
