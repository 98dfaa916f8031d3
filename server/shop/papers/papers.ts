import type { Reader } from '#server/database/database.ts'
import { CounterError } from '#server/shop/counter.ts'
import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { describeDeadlines, type PaperAnswer, type PapersAnswer } from '#shared/rental/papers.ts'

const PAGE_ROWS = 100
const CURSOR = /^(\d{1,15}) ([\w-]{1,64})$/

/** GET /shop/v1/staff/papers?all=1&before=: what is to be done, the oldest first; or all of them, the newest first. */
export async function listPapers({ query }: SignedInContext, { database }: Services) {
  if (!query.has('all')) {
    const open = await listOpenPapers(database.read)
    return Response.json({ papers: open, next: null } satisfies PapersAnswer)
  }
  const [, at, id] = CURSOR.exec(query.get('before') ?? '') ?? []
  const rows = await selectPapers(database.read)
    .$if(at !== undefined, (papers) =>
      papers.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('received_at', 'legal_papers.id'), '<', tuple(Number(at), id ?? '')),
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('legal_papers.id', 'desc')
    .limit(PAGE_ROWS)
    .execute()
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  const next = last ? `${last.received_at} ${last.id}` : null
  return Response.json({ papers: rows.map(asPaper), next } satisfies PapersAnswer)
}

/** Papers with a deadline ahead or missed: those whose letter is not in the mail, the oldest first. */
export async function listOpenPapers(database: Reader) {
  const rows = await selectPapers(database)
    .where('mailed.done_on', 'is', null)
    .orderBy('received_at')
    .orderBy('legal_papers.id')
    .limit(PAGE_ROWS)
    .execute()
  return rows.map(asPaper)
}

/** @throws CounterError 404 */
export async function getPaper(database: Reader, id: string): Promise<PaperAnswer> {
  const row = await selectPapers(database).where('legal_papers.id', '=', id).executeTakeFirst()
  if (!row) throw new CounterError('not_found')
  return asPaper(row)
}

function selectPapers(database: Reader) {
  return database
    .selectFrom('legal_papers')
    .leftJoin('legal_paper_steps as noticed', (join) =>
      join.onRef('noticed.paper_id', '=', 'legal_papers.id').on('noticed.step', '=', 'noticed'),
    )
    .leftJoin('legal_paper_steps as mailed', (join) =>
      join.onRef('mailed.paper_id', '=', 'legal_papers.id').on('mailed.step', '=', 'mailed'),
    )
    .selectAll('legal_papers')
    .select(['noticed.done_at as noticed_at', 'mailed.done_on as mailed_on'])
}

type PaperRow = Awaited<ReturnType<ReturnType<typeof selectPapers>['execute']>>[number]

function asPaper(row: PaperRow): PaperAnswer {
  const { id, box, received_at: receivedAt, received_on: receivedOn, mailed_on: mailedOn } = row
  return {
    id,
    box,
    forName: row.for_name,
    servedBy: row.served_by,
    receivedAt,
    receivedOn,
    isAfterAgency: row.is_after_agency === 1,
    noticedAt: row.noticed_at,
    mailedOn,
    ...describeDeadlines(receivedAt, receivedOn, mailedOn),
  }
}
