import { callShop } from '#app/shop/old/client.ts'
import { parseDollars } from '#app/ui/dollars.ts'
import type { FormErrors } from '#app/ui/read-form.ts'

/** What a form of the console brought: what is wrong with it, or the answer to its call. */
export type CallOutcome = (
  { problems: FormErrors; code: string } | { problems: null; answer: Record<string, unknown> }
) & {
  /** What the next attempt is known by: the same after a refusal or a lost answer, another one once it was posted. */
  nextId: string
}

/** How the fields of a form become the values of a body; all others are texts. */
const DOLLARS = ['cents', 'tendered', 'floatCents']
const NUMBERS = ['box', 'count', 'months', 'receipt', 'receivedAt', 'shownCents']
const FLAGS = ['isEmailed', 'isWhole']
/** Left out where nothing was entered. */
const OPTIONAL = ['tendered', 'reason', 'day', 'box', 'photoExpiresOn', 'addressExpiresOn']
const COUNT = 'counts.'
/** What only helps to fill in another field is not sent. */
const HELPER = 'helper.'

/** Posts a form of the console to the call that its field `path` names. */
export async function postCall({ request }: { request: Request }): Promise<CallOutcome> {
  const form = await request.formData()
  const path = String(form.get('path'))
  const { data, error } = await callShop<Record<string, unknown>>(path, bodyOf(form))
  if (!error) return { problems: null, answer: data, nextId: crypto.randomUUID() }
  const { field, message, code } = error
  const nextId = String(form.get('id') ?? '')
  if (field === undefined || !form.has(field)) {
    return { problems: { form: message, fields: {} }, code, nextId }
  }
  return { problems: { fields: { [field]: message } }, code, nextId }
}

function bodyOf(form: FormData) {
  const body: Record<string, unknown> = {}
  const counts: Record<string, number> = {}
  for (const [name, value] of form) {
    const text = String(value)
    if (name === 'path' || name.startsWith(HELPER)) continue
    if (text === '' && OPTIONAL.includes(name)) continue
    if (name.startsWith(COUNT)) counts[name.slice(COUNT.length)] = Number(text)
    else body[name] = valueOf(name, text)
  }
  return Object.keys(counts).length > 0 ? { ...body, counts } : body
}

function valueOf(name: string, text: string) {
  if (DOLLARS.includes(name)) return parseDollars(text)
  if (NUMBERS.includes(name)) return Number(text)
  return FLAGS.includes(name) ? text === 'true' : text
}
