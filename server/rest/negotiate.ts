import { ApiError } from '#server/http/api-error.ts'
import { errors } from '#shared/content/en/errors.ts'

/** The form of an answer: rows, the one row there is, or lines of a table. */
export type Format = { kind: 'rows' | 'single' | 'csv'; type: string }

const MAX_TYPES = 20
const JSON_TYPE = 'application/json'
const ROWS_TYPE = 'application/vnd.pgrst.array+json'
const SINGLE_TYPE = 'application/vnd.pgrst.object+json'
const CSV_TYPE = 'text/csv'

/**
 * In which form an answer is wanted, the best that is had of those it may have.
 *
 * @throws ApiError 406 when there is none, or when another schema is asked for
 */
export function negotiate({ headers }: Request): Format {
  refuseSchema(headers.get('accept-profile'))
  const accepted = (headers.get('accept') ?? '').split(',', MAX_TYPES).map(readType)
  const byQuality = accepted.toSorted((a, b) => b.quality - a.quality)
  for (const type of byQuality) {
    const format = formatOf(type)
    if (format) return format
  }
  const names = byQuality.map(({ name }) => name).join(', ')
  throw new ApiError(406, 'PGRST107', errors.noMediaType(names))
}

/** @throws ApiError when a request is for another schema than the one there is */
export function refuseSchema(schema: string | null) {
  if (schema === null || schema === 'public') return
  const hint = errors.schemaHint
  throw new ApiError(406, 'PGRST106', errors.schemaInvalid(schema), { hint })
}

type MediaType = { name: string; quality: number; nulls: string }

function readType(text: string): MediaType {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return {
    name,
    quality: quality ? Number(quality.slice(2)) || 0 : 1,
    // There are none to leave out, but whoever asks is told so.
    nulls: parameters.includes('nulls=stripped') ? '; nulls=stripped' : '',
  }
}

function formatOf({ name, nulls }: MediaType): Format | undefined {
  switch (name) {
    case '':
    case '*/*':
    case 'application/*':
    case JSON_TYPE:
      return { kind: 'rows', type: `${JSON_TYPE}; charset=utf-8` }
    case ROWS_TYPE:
      return { kind: 'rows', type: `${ROWS_TYPE}${nulls}; charset=utf-8` }
    case SINGLE_TYPE:
      return { kind: 'single', type: `${SINGLE_TYPE}${nulls}; charset=utf-8` }
    case CSV_TYPE:
      return { kind: 'csv', type: `${CSV_TYPE}; charset=utf-8` }
    default:
      return undefined
  }
}
