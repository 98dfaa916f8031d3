import { apply } from '#app/content/en/apply.ts'
import { locale } from '#app/content/en/language.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { type DraftPerson, householdOf } from '#app/rental/draft.ts'
import { useDraft } from '#app/rental/draft-store.ts'
import { Icon } from '#app/ui/icon.tsx'
import { countIds, neededForms, type NeededForm } from '#shared/rental/household.ts'

import css from './needs.module.css'

const { needs: words } = apply
const and = new Intl.ListFormat(locale, { type: 'conjunction' })

/** How many forms and IDs the household needs, and why: it changes as people are added. */
export function Needs() {
  const household = householdOf(useDraft())
  const forms = neededForms(household)
  const count = forms.length
  const sum = interpolate(words.sum, {
    forms: interpolateCount(words.forms, count),
    ids: interpolate(words.ids, { count: countIds(household) }),
  })

  return (
    <section className={`${css.needs} stack gap-3.5 panel-large`} aria-labelledby="needs-title">
      <h2 id="needs-title">{words.title}</h2>
      <p className={`${css.sum} bold`} role="status">
        {sum}
      </p>
      <ul className="stack gap-3.5">
        {forms.map((form) => (
          <li key={`${form.signer.id} ${form.service}`} className="row gap-2.5 items-start">
            <Icon name="document" />
            <FormReason form={form} />
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{words.form}</p>
    </section>
  )
}

function FormReason({ form }: { form: NeededForm<DraftPerson> }) {
  const { signer, why, listed, collector } = form
  return (
    <div className="min-w-0 break-anywhere">
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
  return name.trim() || apply.people.kinds[kind].name
}
