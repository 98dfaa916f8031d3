import { useState } from 'react'

import { householdOf, useDraft, type DraftPerson } from '#app/shop/applications/draft.ts'
import { Icon } from '#app/ui/icon.tsx'
import { apply } from '#content/apply.ts'
import { locale } from '#content/language.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { countIds, neededForms, type NeededForm } from '#shared/shop/applications/household.ts'

import { BESIDE_STEP } from './step-layout.ts'

const { needs: words } = apply
const and = new Intl.ListFormat(locale, { type: 'conjunction' })
const WIDE = '(min-width: 64rem)'

export function Needs() {
  const household = householdOf(useDraft())
  const forms = neededForms(household)
  const count = forms.length
  const sum = interpolate(words.sum, {
    forms: interpolateCount(words.forms, count),
    ids: interpolate(words.ids, { count: countIds(household) }),
  })

  const [isOpen] = useState(() => matchMedia(WIDE).matches)

  return (
    <details className={`rounded-lg border border-line bg-raised ${BESIDE_STEP}`} open={isOpen}>
      <summary className="min-h-11 flex-wrap gap-x-3 gap-y-0.5 px-4 font-normal after:ml-auto!">
        <span className="text-muted">{words.title}</span> <strong role="status">{sum}</strong>
      </summary>
      <ul className="grid grid-cols-1 gap-3.5 px-4 py-2">
        {forms.map((form) => (
          <li
            key={`${form.signer.id} ${form.service}`}
            className="flex items-start gap-2.5 wrap-anywhere *:[svg]:mt-0.5 *:[svg]:flex-none *:[svg]:text-accent-text"
          >
            <Icon name="document" />
            <FormReason form={form} />
          </li>
        ))}
      </ul>
      <p className="px-4 pt-2 pb-4 text-15 leading-[1.45] text-muted">{words.form}</p>
    </details>
  )
}

function FormReason({ form }: { form: NeededForm<DraftPerson> }) {
  const { signer, why, listed, collector } = form
  return (
    <div className="min-w-0 wrap-anywhere [&_p]:text-15 [&_p]:leading-[1.45] [&_p]:text-muted">
      <strong>{nameOf(signer)}</strong>
      <p>{words.why[why]}</p>
      {listed.length > 0 && (
        <p>{interpolate(words.listed, { names: and.format(listed.map(nameOf)) })}</p>
      )}
      {collector && <p>{interpolate(words.collector, { name: nameOf(collector) })}</p>}
    </div>
  )
}

function nameOf({ name, kind }: DraftPerson) {
  return cleanLine(name) || apply.people.kinds[kind].name
}
