import * as v from 'valibot'

const row = v.number()
const notedBy = v.string()

/** A row was altered, the end is missing, or a row differs from a hash recorded elsewhere. */
export const logProblem = v.variant('kind', [
  v.object({ kind: v.literal('changed'), row }),
  v.object({ kind: v.literal('cut'), from: row, through: row, notedBy }),
  v.object({ kind: v.literal('rewritten'), row, notedBy }),
])
export type LogProblem = v.InferOutput<typeof logProblem>
