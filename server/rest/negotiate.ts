import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

/** Rows, or the one row there is. */
export type Format = { isSingle: boolean; type: string }

const JSON_TYPE = 'application/json'
const SINGLE_TYPE = 'application/vnd.pgrst.object+json'
const ROWS: Format = { isSingle: false, type: `${JSON_TYPE}; charset=utf-8` }
const SINGLE: Format = { isSingle: true, type: `${SINGLE_TYPE}; charset=utf-8` }
const FORMATS = new Map([
  ['', ROWS],
  ['*/*', ROWS],
  ['application/*', ROWS],
  [JSON_TYPE, ROWS],
  [SINGLE_TYPE, SINGLE],
])

/** @throws ApiError 406 for another form of answer, or another schema */
export function negotiate({ headers }: Request): Format {
  refuseSchema(headers.get('accept-profile'))
  const accepted = headers.get('accept') ?? ''
  for (const part of accepted.split(',')) {
    const [name = ''] = part.split(';', 1)
    const format = FORMATS.get(name.trim().toLowerCase())
    if (format) return format
  }
  throw new ApiError(406, 'PGRST107', errors.noMediaType(accepted))
}

/** @throws ApiError when a request is for another schema than the one there is */
export function refuseSchema(schema: string | null) {
  if (schema === null || schema === 'public') return
  const hint = errors.schemaHint
  throw new ApiError(406, 'PGRST106', errors.schemaInvalid(schema), { hint })
}
