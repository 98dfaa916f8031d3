import { isOneOf } from '#server/database/many-rows.ts'
import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'

/** A box has few court papers, so all are read at once. */
const MAX_PAPERS = 500

export async function listPaperEvents({ read, rentals, until }: HistoryQuery) {
  const papers = await read
    .selectFrom('legal_papers')
    .selectAll()
    .where(
      isOneOf(
        read,
        'rental_id',
        rentals.map(({ id }) => id),
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PAPERS)
    .execute()
  const steps = await read
    .selectFrom('legal_paper_steps')
    .selectAll()
    .where(
      isOneOf(
        read,
        'paper_id',
        papers.map(({ id }) => id),
      ),
    )
    .orderBy('done_at', 'desc')
    .orderBy('paper_id', 'desc')
    .orderBy('step', 'desc')
    .execute()
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const asEvent = (
    paper: (typeof papers)[number] | undefined,
    step: 'received' | 'noticed' | 'mailed',
    at: number,
    by: string,
  ) => ({
    kind: 'paper' as const,
    id: `${paper?.id} ${step}`,
    at,
    by,
    rentalId: paper?.rental_id ?? null,
    step,
    forName: paper?.for_name ?? '',
    servedBy: paper?.served_by ?? '',
  })
  return mergeNewest([
    steps.map(({ paper_id, step, done_at, done_by }) =>
      asEvent(byId.get(paper_id), step, done_at, done_by),
    ),
    papers.map((paper) => asEvent(paper, 'received', paper.received_at, paper.recorded_by)),
  ]).filter(({ at }) => at <= until)
}
