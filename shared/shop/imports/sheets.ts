import { cleanLines } from '#shared/clean-text.ts'

import type { Encoding } from './decode-text.ts'

const MAX_CELL = 2_000
export const MAX_RECORDS = 50_000

export type Line = {
  line: number
  cells: string[]
  isHidden?: boolean
  isStruck?: boolean
  color?: string
  comment?: string
  merged?: number[]
}
export type Sheet = {
  name: string
  isHidden: boolean
  lines: Line[]
  hiddenColumns: Set<number>
}

export type ReadFile = {
  sheets: Sheet[]
  /** The workbook counts days from 1904. */
  date1904: boolean
  text: { encoding: Encoding; isGuess: boolean; isMixed: boolean } | null
  /** The first line that was not read of a workbook with a sheet that is longer. */
  unread: number | null
  unseen: 'strikes' | 'looks' | null
}

export function listLines(rows: string[][], looksOf: (line: number) => Partial<Line>): Line[] {
  return Array.from(rows).flatMap((texts = [], index) => {
    const line = index + 1
    const cells = Array.from(texts, (text = '') => cleanLines(part(text)).slice(0, MAX_CELL))
    return cells.some(Boolean) ? [{ ...looksOf(line), line, cells }] : []
  })
}

/** Many spaces or a tab between two texts of a cell count as a line break. */
function part(text: string) {
  return text.trim().replaceAll(/ *(?:\t| {3})[ \t]*/g, '\n')
}
