import * as v from 'valibot'

import { hasFullName, householdOf, type Draft } from '#app/shop/applications/draft.ts'
import { toApplication } from '#app/shop/applications/filed-draft.ts'
import { isPlanOffered, isPlanWrong, type Step } from '#app/shop/applications/steps.ts'
import { today } from '#app/shop/core/times.ts'
import type { FormErrors } from '#app/ui/read-form.ts'
import { apply as words } from '#content/apply.ts'
import { rental } from '#shared-content/rental.ts'
import { recipient } from '#shared/shop/applications/application.ts'
import { householdProblems, needsIds } from '#shared/shop/applications/household.ts'
import { checkIdPair } from '#shared/shop/applications/identification.ts'
import { isPerson } from '#shared/shop/applications/person-name.ts'

export function stepProblems(step: Step, draft: Draft): FormErrors | null {
  if (step === 'plan' && !isPlanOffered(draft)) return { form: words.plan.gone, fields: {} }
  if (step === 'use' && isPlanWrong(draft)) return { form: words.use.wrongPlan, fields: {} }
  const fields = {
    ...(step === 'people' && peopleProblems(draft)),
    ...(step === 'ids' && idsProblems(draft)),
  }
  return Object.keys(fields).length > 0 ? { fields } : null
}

function peopleProblems(draft: Draft): FormErrors['fields'] {
  const household = householdOf(draft)
  const application = toApplication(draft)
  const fields: FormErrors['fields'] = {}
  for (const { code, index } of householdProblems(household)) {
    const person = household.recipients[index ?? 0]
    if (!person) continue
    const field = isPerson(person.kind) ? 'givenName' : 'name'
    fields[`${field}-${person.id}`] = rental.household[code]
  }
  for (const [index, person] of household.recipients.entries()) {
    const { id, kind } = person
    const ofName = isPerson(kind) ? `givenName-${id}` : `name-${id}`
    if (!hasFullName(person)) fields[ofName] = words.people.missing
    const { issues = [] } = v.safeParse(recipient, application.recipients[index])
    for (const issue of issues) {
      const field = `${v.getDotPath(issue)}-${id}`
      fields[field] ??= issue.message
    }
  }
  return fields
}

function idsProblems(draft: Draft): FormErrors['fields'] {
  const fields: FormErrors['fields'] = {}
  for (const person of householdOf(draft).recipients.filter(needsIds)) {
    const { id, photoId, addressId } = person
    if (!photoId) fields[`photo-${id}`] = rental.fields.document
    if (!addressId) fields[`address-${id}`] = rental.fields.document
    if (!photoId || !addressId) continue
    for (const { code, document } of checkIdPair(person, today()).problems) {
      // Other codes are explained below the two documents.
      const field = code.endsWith('-expired') ? `${document}-expires` : document
      fields[`${field}-${id}`] = words.ids.refused
    }
  }
  return fields
}
