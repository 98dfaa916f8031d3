import { rental as words } from '#shared/content/en/rental.ts'
import { callShop } from '#app/auth/shop-client.ts'
import type { FormErrors } from '#app/ui/read-form.ts'
import type { RefusalAnswer } from '#shared/rental/answers.ts'
import type { CustomerAnswer } from '#shared/rental/counter-answers.ts'
import type { IdProblem } from '#shared/rental/identification.ts'

export type StepOutcome = { problems: FormErrors } | { problems: null; customer: CustomerAnswer }

const NUMBERS = ['box', 'count']
/** Left out where nothing was entered. */
const OPTIONAL = ['box', 'on', 'photoExpiresOn', 'addressExpiresOn']

/** Takes one step of the counter, as its form says: `step` is what follows the customer in the path. */
export async function takeStep(id: string, form: FormData): Promise<StepOutcome> {
  const body: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (name === 'step' || (value === '' && OPTIONAL.includes(name))) continue
    body[name] = NUMBERS.includes(name) ? Number(value) : value
  }
  const path = `/customers/${id}/${String(form.get('step'))}`
  const { answer, refusal } = await callShop<CustomerAnswer>(path, body)
  return refusal ? { problems: problemsOf(refusal, form) } : { problems: null, customer: answer }
}

/** What is wrong, beside its field where the form has it. */
function problemsOf({ code, field, message, problems }: RefusalAnswer, form: FormData): FormErrors {
  if (code === 'ids_refused') {
    const wrong = problems as IdProblem[]
    const fields = wrong.map((each) => [`${each.document}Id`, words.ids[each.code].reason])
    return { form: message, fields: Object.fromEntries(fields) }
  }
  return field && form.has(field) ? { fields: { [field]: message } } : { form: message, fields: {} }
}
