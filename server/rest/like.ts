import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

/** Any one sign, and any number of any; no sign is as long as their names. */
const ONE = 'one'
const MANY = 'many'

/** A longer one is like nothing here. */
const MAX_PATTERN = 1_000

/**
 * Whether a text is like a pattern, as PostgreSQL says: `%` for any number of signs, `_` for one, a backslash before what
 * stands for itself. It needs no more steps than the text has signs for each of the pattern's.
 *
 * @param isFolded whether capitals are as small letters, in every alphabet
 * @throws ApiError
 */
export function createLike(pattern: string, isFolded: boolean) {
  if (pattern.length > MAX_PATTERN) {
    throw new ApiError(400, 'PGRST100', errors.queryTooLarge('signs of a pattern', MAX_PATTERN))
  }
  const pieces = readPattern(pattern, isFolded)
  const least = pieces.filter((piece) => piece !== MANY).length
  return (text: string) => {
    const signs = signsOf(text, isFolded)
    return signs.length >= least && matches(signs, pieces)
  }
}

function readPattern(pattern: string, isFolded: boolean) {
  const pieces: string[] = []
  let isEscaped = false
  for (const sign of signsOf(pattern, isFolded)) {
    if (!isEscaped && sign === '\\') {
      isEscaped = true
      continue
    }
    if (!isEscaped && sign === '%') {
      if (pieces.at(-1) !== MANY) pieces.push(MANY)
    } else if (!isEscaped && sign === '_') {
      pieces.push(ONE)
    } else {
      pieces.push(sign)
    }
    isEscaped = false
  }
  if (isEscaped) throw new ApiError(400, '22025', errors.patternEndsInEscape)
  return pieces
}

/** Where a sign does not fit, the last `%` takes one more. */
function matches(signs: string[], pieces: string[]) {
  let at = 0
  let piece = 0
  let retry: { at: number; piece: number } | undefined
  while (at < signs.length) {
    const wanted = pieces[piece]
    if (wanted === MANY) {
      retry = { at, piece }
      piece += 1
    } else if (wanted === ONE || wanted === signs[at]) {
      at += 1
      piece += 1
    } else if (retry) {
      retry.at += 1
      at = retry.at
      piece = retry.piece + 1
    } else {
      return false
    }
  }
  return pieces.slice(piece).every((left) => left === MANY)
}

/** A sign whose small letter is several stays as it is, as in PostgreSQL. */
function signsOf(text: string, isFolded: boolean) {
  const signs = [...text]
  if (!isFolded) return signs
  return signs.map((sign) => {
    const small = sign.toLowerCase()
    return small === sign || [...small].length > 1 ? sign : small
  })
}
