import { count as words, storeErrors, type notices } from '#app/content/en/mailboxes.ts'
import { locale } from '#app/content/en/language.ts'
import { interpolate } from '#shared/interpolate.ts'

export type Notice = keyof typeof notices

const number = new Intl.NumberFormat(locale)

/** Why the browser did not store something, after the sentence that it did not. */
export function explainFailure(what: string, error: unknown) {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return interpolate(isFull ? storeErrors.noRoom : storeErrors.failed, { what })
}

/** How many, in words: "1 mailbox", "3,500 mailboxes". */
export function countMailboxes(count: number) {
  return interpolate(count === 1 ? words.one : words.other, { count: number.format(count) })
}
