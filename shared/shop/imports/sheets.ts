import { cleanLines } from '#shared/clean-text.ts'

import type { Encoding } from './decode-text.ts'

const MAX_CELL = 2_000
/** More records are no list of customers, however many of them are empty. */
export const MAX_RECORDS = 50_000

/** A row of a sheet that is not empty, with its line, from 1. */
export type Line = {
  line: number
  cells: string[]
  isHidden?: boolean
  /** A cell, or a part of one, is struck through. */
  isStruck?: boolean
  /** The fills of its cells. */
  color?: string
  /** Comments on its cells. */
  comment?: string
  /** Columns whose cell is that of the line above, merged with it. */
  merged?: number[]
}
export type Sheet = {
  name: string
  isHidden: boolean
  lines: Line[]
  /** Columns that the workbook doesn't show. */
  hiddenColumns: Set<number>
}

export type ReadFile = {
  /** Those that hold a table, in the order of the workbook; a text file is one sheet. */
  sheets: Sheet[]
  /** The workbook counts days from 1904. */
  date1904: boolean
  /** Null for a workbook. */
  text: { encoding: Encoding; isGuess: boolean; isMixed: boolean } | null
  /** The first line that was not read of a workbook with a sheet that is longer. */
  unread: number | null
  /** Looks that nobody can tell of such a file. */
  unseen: 'strikes' | 'looks' | null
}

/** The rows that are not empty. */
export function listLines(rows: string[][], looksOf: (line: number) => Partial<Line>): Line[] {
  return Array.from(rows).flatMap((texts = [], index) => {
    const line = index + 1
    const cells = Array.from(texts, (text = '') => cleanLines(part(text)).slice(0, MAX_CELL))
    return cells.some(Boolean) ? [{ ...looksOf(line), line, cells }] : []
  })
}

/** Where many spaces, or a tab, part two texts of a cell, each stands in a line of its own. */
function part(text: string) {
  return text.trim().replaceAll(/ *(?:\t| {3})[ \t]*/g, '\n')
}
