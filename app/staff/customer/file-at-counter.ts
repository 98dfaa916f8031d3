import { callShop } from '#app/auth/shop-client.ts'
import type { FormErrors } from '#app/ui/read-form.ts'
import type { CustomerAnswer } from '#shared/rental/counter-answers.ts'

export type FileOutcome = { problems: FormErrors } | { problems: null; id: string }

type Nested = { [name: string]: Nested | string | number | boolean }

const MONTHS = 'application.months'
const PERSONAL_MAIL = '.hasPersonalMail'

/** Files the application of a form whose fields are named by their path in the body. */
export async function fileAtCounter(form: FormData): Promise<FileOutcome> {
  const body: Nested = {}
  for (const [path, value] of form) {
    if (value !== '') put(body, path.split('.'), typed(path, String(value)))
  }
  const application = body.application as Nested
  const sent = { ...body, application: { ...application, recipients: listOf(application) } }
  const { answer, refusal } = await callShop<CustomerAnswer>('/customers', sent)
  if (answer) return { problems: null, id: answer.id }
  const { field, message } = refusal
  return field && form.has(field)
    ? { problems: { fields: { [field]: message } } }
    : { problems: { form: message, fields: {} } }
}

function typed(path: string, value: string) {
  if (path === MONTHS) return Number(value)
  return path.endsWith(PERSONAL_MAIL) ? true : value
}

function put(target: Nested, [name = '', ...rest]: string[], value: string | number | boolean) {
  if (rest.length === 0) target[name] = value
  else put((target[name] ??= {}) as Nested, rest, value)
}

/** The recipients in their order, whose indexes are without gaps. */
function listOf({ recipients = {} }: Nested) {
  return Object.values(recipients)
}
