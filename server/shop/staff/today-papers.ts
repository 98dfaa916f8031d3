import type { Reader } from '#server/database/database.ts'
import { addDays, type Day } from '#shared/calendar.ts'
import { planLegalPapers } from '#shared/rental/closing.ts'
import type { TodayPaper } from '#shared/rental/staff-answers.ts'

/** A shop takes a few papers a month. */
const MAX_OPEN = 200
const SEARCHED_MS = 366 * 24 * 3_600_000

/** Legal papers whose notice or letter is still due, the most urgent first. */
export async function listPapers(
  database: Reader,
  midnightOf: (day: Day) => number,
  now: number,
): Promise<{ count: number; lines: TodayPaper[] }> {
  const papers = await database
    .selectFrom('legal_papers')
    .select(['id', 'box', 'received_at', 'received_on'])
    .where('received_at', '>=', now - SEARCHED_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('legal_paper_steps')
            .select('step')
            .whereRef('paper_id', '=', 'legal_papers.id')
            .where('step', '=', 'mailed'),
        ),
      ),
    )
    .orderBy('received_at')
    .limit(MAX_OPEN)
    .execute()
  const noticed = await listNoticed(
    database,
    papers.map(({ id }) => id),
  )
  const lines = papers.map(({ id, box, received_at, received_on }): TodayPaper => {
    const { noticeBy, letterBy } = planLegalPapers(received_at, received_on)
    if (!noticed.has(id)) return { id, box, step: 'notice', dueAt: noticeBy }
    // The whole of the last day is good.
    return { id, box, step: 'letter', dueAt: midnightOf(addDays(letterBy, 1)) - 1 }
  })
  return { count: lines.length, lines: lines.toSorted((one, other) => one.dueAt - other.dueAt) }
}

async function listNoticed(database: Reader, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await database
    .selectFrom('legal_paper_steps')
    .select('paper_id')
    .where('paper_id', 'in', ids)
    .where('step', '=', 'noticed')
    .execute()
  return new Set(rows.map(({ paper_id }) => paper_id))
}
