import * as v from 'valibot'

export type FormErrors = { form?: string; fields: Record<string, string> }

export async function readForm<Schema extends v.GenericSchema>(request: Request, schema: Schema) {
  return readFields(await request.formData(), schema)
}

export function readFields<Schema extends v.GenericSchema>(form: FormData, schema: Schema) {
  const result = v.safeParse(schema, Object.fromEntries(form), { abortPipeEarly: true })
  return result.success
    ? ({ values: result.output, problems: null } as const)
    : ({ values: null, problems: asProblems(result.issues) } as const)
}

export function asProblems(issues: v.BaseIssue<unknown>[]) {
  const problems: FormErrors = { fields: {} }
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (field) problems.fields[field] ??= issue.message
    else problems.form ??= issue.message
  }
  return problems
}

export function refused(sentence: string): { problems: FormErrors } {
  return { problems: { form: sentence, fields: {} } }
}
