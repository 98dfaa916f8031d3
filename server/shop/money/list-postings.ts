import type { Services } from '#server/services.ts'
import type { SignedInContext } from '#server/shop/access.ts'
import { CounterError } from '#server/shop/counter.ts'
import type { Account } from '#server/shop/ledger.ts'
import { isDay } from '#shared/calendar.ts'
import type { PostingsAnswer } from '#shared/rental/money-answers.ts'

import { listReversed } from './batches.ts'
import { postingDay } from './posting-day.ts'

const PAGE_ROWS = 100
const CURSOR = /^(\d{1,15}) (.{1,200})$/

/** GET /shop/v1/staff/money/postings?day=&before=: the newest of a day first, `before` the cursor of the page before. */
export async function listPostings(context: SignedInContext, services: Services) {
  const { query } = context
  const { read } = services.database
  const asked = query.get('day') ?? undefined
  if (asked !== undefined && !isDay(asked)) throw new CounterError('not_found')
  const day = postingDay(asked, context.by, services)
  const [, at, id] = CURSOR.exec(query.get('before') ?? '') ?? []
  const rows = await read
    .selectFrom('postings')
    .leftJoin('staff', 'staff.id', 'postings.posted_by')
    .selectAll('postings')
    .select('staff.email')
    .where('posted_on', '=', day)
    .$if(at !== undefined, (postings) =>
      postings.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('postings.created_at', 'postings.id'), '<', tuple(Number(at), id ?? '')),
      ),
    )
    .orderBy('postings.created_at', 'desc')
    .orderBy('postings.id', 'desc')
    .limit(PAGE_ROWS)
    .execute()
  const ids = rows.map((row) => row.id)
  const reversed = await listReversed(read, ids)
  const entries = await read
    .selectFrom('ledger_entries')
    .select(['posting_id', 'account'])
    .where('posting_id', 'in', [...ids, ''])
    .where('account', '!=', 'receivable')
    .execute()
  const last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined
  return Response.json({
    day,
    postings: rows.map((row) => ({
      id: row.id,
      batchId: row.batch_id,
      kind: row.kind,
      accounts: entries
        .filter(({ posting_id }) => posting_id === row.id)
        .map(({ account }) => account as Account),
      box: row.box,
      cents: row.cents,
      receipt: row.receipt,
      reason: row.reason,
      at: row.created_at,
      by: row.email,
      isReversed: reversed.has(row.id),
    })),
    next: last ? `${last.created_at} ${last.id}` : null,
  } satisfies PostingsAnswer)
}
