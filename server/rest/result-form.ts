import { problem } from '#server/http/api-error.ts'

const JSON_TYPE = 'application/json'
const SINGLE_TYPE = 'application/vnd.pgrst.object+json'
const MAX_TYPES = 20
const ANYTHING = ['*/*', 'application/*', JSON_TYPE, '']

/**
 * In which form an answer is wanted: rows, or the one row there is.
 *
 * @throws Problem 406 when it is neither, or of another schema
 */
export function chooseForm({ headers }: Request) {
  const schema = headers.get('accept-profile') ?? 'public'
  if (schema !== 'public') {
    const hint = 'Only the following schemas are exposed: public'
    throw problem(406, 'PGRST106', 'Invalid schema', { hint })
  }
  const wanted = (headers.get('accept') ?? '').split(',', MAX_TYPES).map((type) => nameOf(type))
  if (wanted[0] === SINGLE_TYPE) return { isSingle: true, type: `${SINGLE_TYPE}; charset=utf-8` }
  if (wanted.some((type) => ANYTHING.includes(type))) {
    return { isSingle: false, type: `${JSON_TYPE}; charset=utf-8` }
  }
  throw problem(406, 'PGRST107', 'None of these media types are available')
}

function nameOf(type: string) {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
