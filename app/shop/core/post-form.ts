import * as v from 'valibot'

import { callShop, type AnswerOf, type InputOf, type Refusal } from '#app/shop/client.ts'
import { parseDollars } from '#app/ui/dollars.ts'
import { asProblems, type FormErrors } from '#app/ui/read-form.ts'
import { cleanCode } from '#shared/clean-text.ts'
import type { Call } from '#shared/shop/core/contract.ts'
import { isCents } from '#shared/shop/core/fields.ts'

type Posted<One extends Call> =
  | { problems: FormErrors; error: Refusal | null }
  | { problems: null; data: AnswerOf<One>; sent: InputOf<One> }

export async function postForm<One extends Call>(
  call: One,
  form: FormData,
  values: object,
): Promise<Posted<One>> {
  const schema = call['~orpc'].inputSchema as v.GenericSchema
  const input = { ...readCallForm(schema, form), ...values }
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true })
  if (!success) return { problems: asProblems(issues), error: null }

  const { data, error } = await callShop(call, input as InputOf<One>)
  if (!error) return { problems: null, data, sent: output as InputOf<One> }
  const { field, message } = error
  return field !== undefined && form.has(field)
    ? { problems: { fields: { [field]: message } }, error: null }
    : { problems: { form: message, fields: {} }, error }
}

/**
 * Form values as the call's input: amounts in cents, numbers, booleans; empty optional fields are left out.
 * `people.0.name` is the name of the first of `people`. Unknown fields are dropped.
 */
function readCallForm(schema: v.GenericSchema, form: FormData) {
  const input: Tree = {}
  for (const [name, value] of form) putField(input, schema, name.split('.'), String(value))
  return input
}

type Tree = { [name: string]: unknown }

function putField(input: Tree, schema: v.GenericSchema, path: string[], text: string) {
  const [name = '', ...rest] = path
  const field = fieldOf(schema, name)
  if (!field) return
  if (rest.length > 0) {
    input[name] ??= 'item' in field ? [] : {}
    putField(input[name] as Tree, field, rest, text)
  } else if (text !== '' || field.type !== 'optional') input[name] = valueOf(field, text)
}

function fieldOf(schema: v.GenericSchema, name: string): v.GenericSchema | undefined {
  if ('item' in schema) return schema.item as v.GenericSchema
  return 'entries' in schema ? (schema.entries as v.ObjectEntries)[name] : undefined
}

function valueOf(schema: v.GenericSchema, text: string): unknown {
  if ('wrapped' in schema) return valueOf(schema.wrapped as v.GenericSchema, text)
  if (isCents(schema)) return parseDollars(text)
  if (schema.type === 'number') return readNumber(text)
  return schema.type === 'boolean' ? text === 'true' : text
}

/** Accepts `#234` and `PMB 234`. */
function readNumber(text: string) {
  const digits = cleanCode(text).replace(/^(?:PMB|#)\s*/i, '')
  return digits === '' ? Number.NaN : Number(digits)
}
