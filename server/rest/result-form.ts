import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

const JSON_TYPE = 'application/json'
const SINGLE_TYPE = 'application/vnd.pgrst.object+json'
const MAX_TYPES = 20
const ANYTHING = ['*/*', 'application/*', JSON_TYPE, '']

/**
 * In which form an answer is wanted: rows, or the one row there is.
 *
 * @throws ApiError 406 when it is neither, or of another schema
 */
export function negotiate({ headers }: Request) {
  const schema = headers.get('accept-profile') ?? 'public'
  if (schema !== 'public') {
    const hint = errors.schemaHint
    throw new ApiError(406, 'PGRST106', errors.schemaInvalid, { hint })
  }
  const wanted = (headers.get('accept') ?? '').split(',', MAX_TYPES).map((type) => nameOf(type))
  if (wanted[0] === SINGLE_TYPE) return { isSingle: true, type: `${SINGLE_TYPE}; charset=utf-8` }
  if (wanted.some((type) => ANYTHING.includes(type))) {
    return { isSingle: false, type: `${JSON_TYPE}; charset=utf-8` }
  }
  throw new ApiError(406, 'PGRST107', errors.noMediaType)
}

function nameOf(type: string) {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
