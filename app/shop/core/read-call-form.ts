import * as v from 'valibot'

import { parseDollars } from '#app/ui/dollars.ts'
import { isCents } from '#shared/shop/core/fields.ts'

type Fields = Record<string, v.GenericSchema>

/**
 * What stands in a form, as the fields of a call have it: amounts in cents, numbers, yes or no; what was left empty and may be is
 * left out. `counts.100` is the entry `100` of the field `counts`; what the call has no field for stays in the page.
 */
export function readCallForm(fields: Fields, form: FormData) {
  const input: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const [field = '', entry] = name.split('.')
    const schema = fields[field]
    if (!schema) continue
    if (entry !== undefined) input[field] = { ...(input[field] as object), [entry]: Number(value) }
    else if (value !== '' || schema.type !== 'optional')
      input[field] = valueOf(schema, String(value))
  }
  return input
}

function valueOf(schema: v.GenericSchema, text: string): unknown {
  if ('wrapped' in schema) return valueOf(schema.wrapped as v.GenericSchema, text)
  if (isCents(schema)) return parseDollars(text)
  if (schema.type === 'number') return text === '' ? Number.NaN : Number(text)
  return schema.type === 'boolean' ? text === 'true' : text
}
