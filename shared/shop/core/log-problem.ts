import * as v from 'valibot'

const row = v.number()
const notedBy = v.string()

/**
 * A fault of the audit log: a row was altered; its end is missing; or a row differs from the hash recorded by a closed day, a backup's
 * file, or the log's own head ('').
 */
export const logProblem = v.variant('kind', [
  v.object({ kind: v.literal('changed'), row }),
  v.object({ kind: v.literal('cut'), from: row, through: row, notedBy }),
  v.object({ kind: v.literal('rewritten'), row, notedBy }),
])
export type LogProblem = v.InferOutput<typeof logProblem>
