import { isOneOf } from '#server/database/many-rows.ts'
import { mergeNewest, type HistoryQuery } from '#server/shop/core/audit/history.ts'

/** A box has few court papers, so all are read at once. */
const MAX_PAPERS = 500

export async function listPaperEvents({ read, rentals, until }: HistoryQuery) {
  const rentalIds = rentals.map(({ id }) => id)
  const papers = await read
    .selectFrom('legalPapers')
    .selectAll()
    .where(isOneOf(read, 'rentalId', rentalIds))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PAPERS)
    .execute()
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const steps = await read
    .selectFrom('legalPaperSteps')
    .selectAll()
    .where(isOneOf(read, 'paperId', [...byId.keys()]))
    .orderBy('doneAt', 'desc')
    .orderBy('paperId', 'desc')
    .orderBy('step', 'desc')
    .execute()
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
    rentalId: paper?.rentalId ?? null,
    step,
    forName: paper?.forName ?? '',
    servedBy: paper?.servedBy ?? '',
  })
  return mergeNewest([
    steps.map(({ paperId, step, doneAt, doneBy }) =>
      asEvent(byId.get(paperId), step, doneAt, doneBy),
    ),
    papers.map((paper) => asEvent(paper, 'received', paper.receivedAt, paper.recordedBy)),
  ]).filter(({ at }) => at <= until)
}
