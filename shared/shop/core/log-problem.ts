import * as v from 'valibot'

const row = v.number()
const notedBy = v.string()

/**
 * What is wrong with the audit log: a row is not as it was written; its end is missing; or a row is another than was noted. It was
 * noted by a closed day, a backup's file, or by the log's own head ('').
 */
export const logProblem = v.variant('kind', [
  v.object({ kind: v.literal('changed'), row }),
  v.object({ kind: v.literal('cut'), from: row, through: row, notedBy }),
  v.object({ kind: v.literal('rewritten'), row, notedBy }),
])
export type LogProblem = v.InferOutput<typeof logProblem>
