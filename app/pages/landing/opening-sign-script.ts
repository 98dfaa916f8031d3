import { business } from '#app/content/business.ts'
import { closedDays } from '#app/facts/holidays.ts'
import { describeOpening, openingAt } from '#app/facts/opening-hours.ts'
import { runtimeConfig } from '#app/islands/runtime-config.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { LiveFacts } from '#shared/shop/core/live-facts.ts'

const { specialDays }: LiveFacts = JSON.parse(runtimeConfig)
const timetable = { ...business, closedOn: closedDays, specialDays }

/** Says whether the shop is open, anew each minute, and when a page that slept is seen again. */
export function attach(sign: HTMLElement) {
  const [first, second] = sign.children
  let timer: ReturnType<typeof setTimeout> | undefined

  function update() {
    const opening = openingAt(new Date(), timetable)
    const { now, ahead } = describeOpening(opening)
    sign.dataset['state'] = opening.state
    if (first && first.textContent !== now) first.textContent = now
    const rest = ahead && `, ${ahead}`
    if (second && second.textContent !== rest) second.textContent = rest
    clearTimeout(timer)
    timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS))
  }

  update()
  document.addEventListener('visibilitychange', update)
}
