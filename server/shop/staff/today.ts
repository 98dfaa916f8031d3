import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { listOpenPapers } from '#server/shop/papers/papers.ts'
import { addDays, type Day, instantOf, wallClock } from '#shared/calendar.ts'
import type { PaperAnswer } from '#shared/rental/papers.ts'
import type { TodayAnswer, TodayPaper } from '#shared/rental/staff-answers.ts'

import { listBoxesDue } from './today-boxes.ts'
import { listMail } from './today-mail.ts'
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
    papers: sortPapers(await listOpenPapers(read), midnightOf),
  }
  return Response.json(answer)
}

/** Legal papers whose notice or letter is still due, the most urgent first. */
function sortPapers(papers: PaperAnswer[], midnightOf: (day: Day) => number) {
  const lines = papers.map(({ id, box, noticedAt, noticeBy, letterBy }): TodayPaper => {
    if (noticedAt === null) return { id, box, step: 'notice', dueAt: noticeBy }
    // The whole of the last day is good.
    return { id, box, step: 'letter', dueAt: midnightOf(addDays(letterBy, 1)) - 1 }
  })
  return { count: lines.length, lines: lines.toSorted((one, other) => one.dueAt - other.dueAt) }
}
