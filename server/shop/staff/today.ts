import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { addDays, type Day, instantOf, wallClock } from '#shared/calendar.ts'
import type { TodayAnswer } from '#shared/rental/staff-answers.ts'

import { listBoxesDue } from './today-boxes.ts'
import { listMail } from './today-mail.ts'
import { listPapers } from './today-papers.ts'
import { listVisits } from './today-visits.ts'

/** GET /shop/v1/staff/today */
export async function getToday(_context: SignedInContext, services: Services) {
  const { database, now, rental } = services
  const day = wallClock(now(), rental.timeZone).date
  const midnightOf = (date: Day) => instantOf(date, '00:00', rental.timeZone) ?? now()
  const { read } = database
  const answer: TodayAnswer = {
    day,
    visits: await listVisits(read, midnightOf(day), midnightOf(addDays(day, 1))),
    ...(await listMail(read, day, now())),
    ...(await listBoxesDue(read, day)),
    papers: await listPapers(read, midnightOf, now()),
  }
  return Response.json(answer)
}
