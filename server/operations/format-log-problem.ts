import { isDay } from '#shared/calendar.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { LogProblem } from '#shared/shop/core/log-problem.ts'

const words = operations.checkAudit

export function formatLogProblem(problem: LogProblem) {
  if (problem.kind === 'changed') return interpolate(words.changed, problem)
  const { notedBy: by } = problem
  const source = isDay(by) ? words.byDay : by ? words.byBackup : words.byItself
  const who = interpolate(source, { by })
  return problem.kind === 'cut'
    ? interpolate(words.cut, { ...problem, who })
    : interpolate(words.rewritten, { ...problem, who })
}
