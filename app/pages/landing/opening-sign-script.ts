import { business } from '#app/content/business.ts'
import { closedDays } from '#app/facts/holidays.ts'
import { formatOpening, openingAt } from '#app/facts/opening-hours.ts'
import { liveConfig } from '#app/islands/live-facts.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { LiveFacts } from '#shared/shop/core/live-facts.ts'

const timetable = { ...business, closedOn: closedDays }

export function attach(sign: HTMLElement) {
  const [first, second] = sign.children
  let timer: ReturnType<typeof setTimeout> | undefined

  function update() {
    const { specialDays }: LiveFacts = JSON.parse(liveConfig())
    const opening = openingAt(new Date(), { ...timetable, specialDays })
    const { now, ahead } = formatOpening(opening)
    sign.dataset['state'] = opening.state
    if (first && first.textContent !== now) first.textContent = now
    const rest = ahead && `, ${ahead}`
    if (second && second.textContent !== rest) second.textContent = rest
    clearTimeout(timer)
    timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS))
  }

  update()
  document.addEventListener('visibilitychange', update)
  addEventListener('live', update)
}
