import type { Opening } from './opening-hours.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const NOON = 12

/** An opening in a few words: `Closed`, and `opens tomorrow 9 am`. */
export function describeOpening(opening: Opening) {
  if (opening.state === 'closed') {
    const { holiday, next } = opening
    const now = holiday ? `Closed for ${holiday}` : 'Closed'
    return { now, ahead: next ? `opens ${dayOf(next)} ${clockTime(next.at)}` : '' }
  }
  const closing = clockTime(opening.until)
  return opening.state === 'open'
    ? { now: 'Open now', ahead: `until ${closing}` }
    : { now: 'Closes soon', ahead: `at ${closing}` }
}

function dayOf({ inDays, weekday }: { inDays: number; weekday: number }) {
  if (inDays === 0) return 'at'
  return inDays === 1 ? 'tomorrow' : WEEKDAYS[weekday]
}

/** `17:00` as `5 pm`, `09:30` as `9:30 am`. */
function clockTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hours % NOON || NOON}${past} ${hours < NOON ? 'am' : 'pm'}`
}
