import { useState } from 'react'

import { householdOf, useDraft, type DraftPerson } from '#app/shop/applications/draft.ts'
import { Icon } from '#app/ui/icon.tsx'
import { apply } from '#content/apply.ts'
import { locale } from '#content/language.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { countIds, neededForms, type NeededForm } from '#shared/shop/applications/household.ts'

import css from './needs.module.css'
import step from './wizard.module.css'

const { needs: words } = apply
const and = new Intl.ListFormat(locale, { type: 'conjunction' })
/** There is room for the reasons beside the step. */
const WIDE = '(min-width: 64rem)'

/** How many forms and IDs the household needs, and why: it changes as people are added. */
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
    <details
      className={`${css.needs} ${step.aside} rounded-lg border border-line bg-raised`}
      open={isOpen}
    >
      <summary>
        <span className="text-muted">{words.title}</span> <strong role="status">{sum}</strong>
      </summary>
      <ul className="grid grid-cols-1 gap-3.5">
        {forms.map((form) => (
          <li
            key={`${form.signer.id} ${form.service}`}
            className="flex wrap-anywhere gap-2.5 items-start"
          >
            <Icon name="document" />
            <FormReason form={form} />
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{words.form}</p>
    </details>
  )
}

function FormReason({ form }: { form: NeededForm<DraftPerson> }) {
  const { signer, why, listed, collector } = form
  return (
    <div className="min-w-0 wrap-anywhere">
      <strong>{nameOf(signer)}</strong>
      <p>{words.why[why]}</p>
      {listed.length > 0 && (
        <p>{interpolate(words.listed, { names: and.format(listed.map(nameOf)) })}</p>
      )}
      {collector && <p>{interpolate(words.collector, { name: nameOf(collector) })}</p>}
    </div>
  )
}

/** Somebody by name, or by what they are until they have one. */
function nameOf({ name, kind }: DraftPerson) {
  return cleanLine(name) || apply.people.kinds[kind].name
}
