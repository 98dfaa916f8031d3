import * as v from 'valibot'

import { type AnswerOf, callShop, type InputOf, type Refusal } from '#app/shop/client.ts'
import { parseDollars } from '#app/ui/dollars.ts'
import { asProblems, type FormErrors } from '#app/ui/read-form.ts'
import type { Call } from '#shared/shop/core/contract.ts'
import { isCents } from '#shared/shop/core/fields.ts'

type Fields = Record<string, v.GenericSchema>

type Posted<Answer> =
  | { problems: FormErrors; error: Refusal | null }
  /** `data` is what was answered. */
  | { problems: null; data: Answer }

/** Posts what stands in a form, and `values` beside it, to a call; what is wrong is said before anything is sent, or by the field it is in. */
export async function postForm<One extends Call>(
  call: One,
  form: FormData,
  values: object,
): Promise<Posted<AnswerOf<One>>> {
  const schema = call['~orpc'].inputSchema as v.StrictObjectSchema<v.ObjectEntries, undefined>
  const input = { ...readCallForm(schema.entries, form), ...values }
  const { success, issues } = v.safeParse(schema, input, { abortPipeEarly: true })
  if (!success) return { problems: asProblems(issues), error: null }

  const { data, error } = await callShop(call, input as InputOf<One>)
  if (!error) return { problems: null, data }
  const { field, message } = error
  return field !== undefined && form.has(field)
    ? { problems: { fields: { [field]: message } }, error: null }
    : { problems: { form: message, fields: {} }, error }
}

/**
 * What stands in a form, as the fields of a call have it: amounts in cents, numbers, yes or no; what was left empty and may be is
 * left out. `counts.100` is the entry `100` of the field `counts`; what the call has no field for stays in the page.
 */
function readCallForm(fields: Fields, form: FormData) {
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
