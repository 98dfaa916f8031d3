import * as v from 'valibot'

import { errors } from '#sentences/errors.ts'
import { ApiError } from '#server/http/api-error.ts'

/** What is wrong with what was sent, with the field it stands in, so that a form can show it there. */
export function fieldError(issue: v.BaseIssue<unknown>) {
  const field = v.getDotPath(issue) ?? 'body'
  const sentence = issue.expected === 'never' ? errors.fieldUnknown : sentenceOf(issue)
  return new ApiError(400, 'validation_failed', sentence, { field })
}

/** Valibot's own sentences quote what was sent. */
function sentenceOf({ message, expected }: v.BaseIssue<unknown>) {
  if (!message.startsWith('Invalid ')) return message
  return errors.expected(expected ?? errors.anotherValue)
}

/** Of a path or a query; nothing when it is no number. */
export function readNumber(text: string | null | undefined) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
