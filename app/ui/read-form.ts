import * as v from 'valibot'

/** What keeps a form from being accepted: said above it, or beside the field concerned. */
export type Problems = {
  form?: string
  /** By field name; an empty text marks a field that the sentence above the form is about. */
  fields: Record<string, string>
}

/** Reads a submitted form: either its typed values or its problems. */
export async function readForm<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  const form = Object.fromEntries(await request.formData())
  const result = v.safeParse(schema, form, { abortPipeEarly: true })
  return result.success
    ? ({ values: result.output, problems: null } as const)
    : ({ values: null, problems: asProblems(result.issues) } as const)
}

/** What concerns several fields (a check of the whole form) is said above them. */
function asProblems(issues: v.BaseIssue<unknown>[]) {
  const problems: Problems = { fields: {} }
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (!field) problems.form ??= issue.message
    else if (issue.type === 'check') {
      problems.form ??= issue.message
      problems.fields[field] = ''
    } else problems.fields[field] ??= issue.message
  }
  return problems
}

/** A refusal by the service, said above the form. */
export function refused(sentence: string): { problems: Problems } {
  return { problems: { form: sentence, fields: {} } }
}
