import type { Reader } from '#server/database/database.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import type { DueLine } from '#shared/shop/today/calls.ts'

/** What the lists of Today are asked on. */
export type DueQuery = { read: Reader; day: string; now: number; facts: RentalFacts }

/** Where a page ended: the day or instant of its last line, and what tells it from others of the same. */
export type DueMark = { key: string; tie: string; document: string | undefined }

/** Before all lines. */
export const START: DueMark = { key: '', tie: '', document: undefined }

/** A line with its mark; the name of a box's customer is looked up for all of a page. */
export type FoundLine = Omit<DueLine, 'name'> & { name?: string; key: string; tie: string }

/** One kind of what is due. */
export type DueList = {
  count: (query: DueQuery) => Promise<number>
  /** The first of them after a mark, by their day. */
  list: (query: DueQuery, mark: DueMark, limit: number) => Promise<FoundLine[]>
}

type Row = { id: string; box: number | null; application_id: string | null }
type Told = { tie: string | number; what?: DueLine['what'] }

/** A line by a calendar day. */
export function asDue(row: Row, day: string | null, { tie, what = null }: Told): FoundLine {
  const { id, box, application_id: applicationId } = row
  return { id, box, applicationId, on: day, at: null, what, key: day ?? '', tie: String(tie) }
}

export function compareTies(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
