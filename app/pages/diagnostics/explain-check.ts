import { checkErrors as words } from '#app/content/en/diagnostics.ts'
import { interpolate } from '#shared/interpolate.ts'

/** What a failed check says of itself: the status of the answer, 0 without one, and the service's own words. */
export type Trouble = { status: number; code?: string; message: string }

const UNAUTHORIZED = [401, 403]

/** What is wrong and what to do, for whoever looks after the site. */
export function explainCheck({ status, code, message }: Trouble) {
  if (status === 0) return words.noAnswer
  if (status === 429) return words.tooMany
  const problem = describeStatus(status)
  if (!message) return problem
  return code
    ? interpolate(words.saidWithCode, { problem, message, code })
    : interpolate(words.said, { problem, message })
}

function describeStatus(status: number) {
  if (UNAUTHORIZED.includes(status)) return words.unauthorized
  if (status === 404) return words.notFound
  return status >= 500 ? words.serverError : interpolate(words.other, { status })
}
