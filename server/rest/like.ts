import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

const PIECES = /\\?./gsu

/**
 * PostgreSQL's LIKE: `%` for any number of characters, `_` for one, a backslash escapes. Not a
 * regular expression: an attacker's pattern could backtrack for ever.
 * @throws ApiError
 */
export function createLike(pattern: string) {
  const pieces = (pattern.match(PIECES) ?? []).filter(
    (piece, at, all) => piece !== '%' || all[at - 1] !== '%',
  )
  if (pieces.includes('\\')) throw new ApiError(400, '22025', errors.patternEndsInEscape)

  return (text: string) => {
    const characters = [...text]
    let reached = [0]
    for (const piece of pieces) {
      const [least] = reached
      if (least === undefined) return false
      if (piece === '%') {
        reached = Array.from({ length: characters.length - least + 1 }, (_, more) => least + more)
        continue
      }
      const wanted = piece.startsWith('\\') ? piece.slice(1) : piece
      const fits = (character: string | undefined) => piece === '_' || character === wanted
      reached = reached
        .filter((at) => at < characters.length && fits(characters[at]))
        .map((at) => at + 1)
    }
    return reached.at(-1) === characters.length
  }
}
