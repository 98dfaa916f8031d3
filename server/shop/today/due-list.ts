import type { Reader } from '#server/database/database.ts'
import type { RentalFacts } from '#shared/shop/core/facts.ts'
import type { DueLine } from '#shared/shop/today/calls.ts'

export type DueQuery = { read: Reader; day: string; now: number; facts: RentalFacts }

export type DueMark = { key: string; tie: string; document: string | undefined }

export const START: DueMark = { key: '', tie: '', document: undefined }

export type FoundLine = Omit<DueLine, 'name'> & { name?: string; key: string; tie: string }

export type DueList = {
  count: (query: DueQuery) => Promise<number>
  list: (query: DueQuery, mark: DueMark, limit: number) => Promise<FoundLine[]>
}

type Row = { id: string; box: number | null; applicationId: string | null }
type LineDetails = { tie: string | number; what?: DueLine['what']; toPay?: DueLine['toPay'] }

export function asDue(
  row: Row,
  day: string | null,
  { tie, what = null, toPay = null }: LineDetails,
): FoundLine {
  const { id, box, applicationId } = row
  const about = { id, box, applicationId, on: day, at: null, what, toPay }
  return { ...about, key: day ?? '', tie: String(tie) }
}

export function compareTies(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
