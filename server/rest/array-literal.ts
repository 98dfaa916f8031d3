import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

/** Signs that an element of an array may only hold between quotes. */
const NEEDS_QUOTES = /[\s{},"\\]|^$|^null$/i

/** PostgreSQL's way to write an array: `{"1 Main Street",a}`. */
export function writeArray(items: readonly string[]) {
  const written = items.map((item) =>
    NEEDS_QUOTES.test(item) ? `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"` : item,
  )
  return `{${written.join(',')}}`
}

/**
 * Reads an array as PostgreSQL writes it; an element that is NULL is nothing.
 *
 * @throws ApiError
 */
export function readArray(literal: string): (string | null)[] {
  const text = literal.trim()
  if (!text.startsWith('{') || !text.endsWith('}') || text.length < 2) throw malformed(literal)
  if (text.slice(1, -1).trim() === '') return []
  const items: (string | null)[] = []
  let at = 1
  for (;;) {
    const item = readItem(text, at, literal)
    items.push(item.value)
    at = item.end
    if (at === text.length - 1) return items
    if (text[at] !== ',') throw malformed(literal)
    at += 1
  }
}

/** One element: what is quoted keeps its spaces, the rest is without those around it. */
function readItem(text: string, start: number, literal: string) {
  let at = start
  while (isSpace(text[at])) at += 1
  const isQuoted = text[at] === '"'
  if (isQuoted) at += 1
  let value = ''
  /** So much of it is not to be trimmed. */
  let kept = 0
  for (; at < text.length - 1; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted ? sign === '"' : sign === ',') break
    if (!isQuoted && (sign === '{' || sign === '}' || sign === '"')) throw malformed(literal)
    if (sign === '\\') {
      at += 1
      if (at >= text.length - 1) throw malformed(literal)
    }
    value += text[at]
    if (sign === '\\' || !isSpace(sign)) kept = value.length
  }
  if (!isQuoted) {
    if (value.slice(0, kept) === '') throw malformed(literal)
    const word = value.slice(0, kept)
    return { value: word.toLowerCase() === 'null' ? null : word, end: at }
  }
  if (text[at] !== '"' || at >= text.length - 1) throw malformed(literal)
  at += 1
  while (isSpace(text[at])) at += 1
  return { value, end: at }
}

function isSpace(sign: string | undefined) {
  return sign !== undefined && ' \t\n\r\v\f'.includes(sign)
}

function malformed(literal: string) {
  return new ApiError(400, '22P02', errors.notAnArray(literal))
}
