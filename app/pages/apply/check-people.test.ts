import { expect, it } from 'vitest'

import { changeDraft, changePerson, newPerson, replaceDraft } from '#app/shop/applications/draft.ts'
import { apply } from '#content/apply.ts'
import { formErrors } from '#shared/content/en/forms.ts'
import { rental } from '#shared/content/en/rental.ts'

import { actions } from './apply-actions.ts'

async function problemsOf(name: Parameters<typeof changePerson>[1]) {
  replaceDraft()
  changeDraft({ people: [newPerson('applicant', '7')] })
  changePerson('7', name)
  const outcome = await actions['people']?.(new FormData())
  return outcome instanceof Response ? {} : outcome?.problems?.fields
}

it.each([
  [{}, 'givenName', apply.people.missing],
  [{ name: 'Ann Lee' }, 'givenName', apply.people.missing],
  [{ familyName: 'Lee' }, 'givenName', apply.people.missing],
  [{ givenName: '明', familyName: 'Li' }, 'givenName', rental.fields.latin],
  [{ givenName: 'Ming', familyName: '李' }, 'familyName', rental.fields.latin],
  [{ givenName: 'Ann', familyName: '123-45-6789' }, 'familyName', formErrors.personal],
  [{ givenName: 'Ann', nativeName: '123-45-6789' }, 'nativeName', formErrors.personal],
])('reports %j at its field', async (name, field, sentence) => {
  expect(await problemsOf(name)).toMatchObject({ [`${field}-7`]: sentence })
})
