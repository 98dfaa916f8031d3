import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

const SINGLE = 'application/vnd.pgrst.object+json'
const ROWS = ['', '*/*', 'application/*', 'application/json']

/**
 * Whether the client wants rows or a single object.
 * @throws ApiError 406 for another media type or schema
 */
export function negotiate({ headers }: Request) {
  refuseSchema(headers.get('accept-profile'))
  const accepted = headers.get('accept') ?? ''
  const names = accepted.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  const type = names.find((name) => name === SINGLE || ROWS.includes(name))
  if (type === undefined) throw new ApiError(406, 'PGRST107', errors.noMediaType(accepted))
  const isSingle = type === SINGLE
  return { isSingle, type: `${isSingle ? SINGLE : 'application/json'}; charset=utf-8` }
}

export function refuseSchema(schema: string | null) {
  if (schema === null || schema === 'public') return
  const hint = errors.schemaHint
  throw new ApiError(406, 'PGRST106', errors.schemaInvalid(schema), { hint })
}
