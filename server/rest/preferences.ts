import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

/** What `Prefer` may hold; the rest is of writing. */
const KNOWN =
  /^(?:count=(?:exact|planned|estimated)|handling=(?:strict|lenient)|tx=(?:commit|rollback)|return=(?:representation|headers-only|minimal)|resolution=(?:merge|ignore)-duplicates|missing=(?:default|null)|max-affected=\d{1,9}|timezone=[\w/+-]{1,64})$/
const MAX_PREFERENCES = 20

/**
 * What a reader prefers: that all rows be counted, which is exact whatever is asked for.
 *
 * @returns `applied` as `Preference-Applied` says it
 * @throws ApiError when one is unknown and `handling=strict` asks to be told
 */
export function readPreferences({ headers }: Request) {
  const preferred = (headers.get('prefer') ?? '')
    .split(/[,;]/, MAX_PREFERENCES)
    .map((preference) => preference.trim())
    .filter(Boolean)
  if (preferred.includes('handling=strict')) {
    const unknown = preferred.filter((preference) => !KNOWN.test(preference))
    if (unknown.length > 0) {
      const details = errors.preferencesInvalid(unknown.join(', '))
      throw new ApiError(400, 'PGRST122', errors.preferenceInvalid, { details })
    }
  }
  const known = preferred.filter((preference) => KNOWN.test(preference))
  const applied = ['handling=', 'count='].flatMap(
    (name) => known.find((preference) => preference.startsWith(name)) ?? [],
  )
  const isCounted = applied.some((preference) => preference.startsWith('count='))
  return { isCounted, applied: applied.join(', ') }
}
