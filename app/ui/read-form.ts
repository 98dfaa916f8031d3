import * as v from 'valibot'

/** What keeps a form from being accepted: said above it, or by field name beside that field. */
export type FormErrors = { form?: string; fields: Record<string, string> }

/** Reads a submitted form: either its typed values or its problems. */
export async function readForm<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  return readFields(await request.formData(), schema)
}

/** Reads what stands in a form: either its typed values or its problems. */
export function readFields<Schema extends v.GenericSchema>(form: FormData, schema: Schema) {
  const result = v.safeParse(schema, Object.fromEntries(form), { abortPipeEarly: true })
  return result.success
    ? ({ values: result.output, problems: null } as const)
    : ({ values: null, problems: asProblems(result.issues) } as const)
}

/** By field name what each is said to be wrong with first. */
export function asProblems(issues: v.BaseIssue<unknown>[]) {
  const problems: FormErrors = { fields: {} }
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (field) problems.fields[field] ??= issue.message
    else problems.form ??= issue.message
  }
  return problems
}

/** A refusal by the service, said above the form. */
export function refused(sentence: string): { problems: FormErrors } {
  return { problems: { form: sentence, fields: {} } }
}
