import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'

import { householdOf, useDraft, type DraftPerson } from '#app/shop/applications/draft.ts'
import { encryptedDraft, MIN_PASSPHRASE_LENGTH } from '#app/shop/applications/encrypted-draft.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PasswordField } from '#app/ui/text-field.tsx'
import { apply } from '#content/apply.ts'
import { locale } from '#content/language.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { countIds, neededForms, type NeededForm } from '#shared/shop/applications/household.ts'

import type { Outcome } from './step-form.tsx'

import css from './needs.module.css'

const { needs: words } = apply
const { draft: draftWords } = apply
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

const SAVE_AFTER_MS = 800

/** Keeps the draft on the device, encrypted, where the person wishes; opens what was kept, and erases it. */
export function KeepDraft() {
  const fetcher = useFetcher<Outcome>()
  const state = useSyncExternalStore(encryptedDraft.subscribe, encryptedDraft.state, () => 'none')
  const [isErased, setErased] = useState(false)
  const isOpen = state === 'open'
  useAutosave()

  function erase() {
    encryptedDraft.erase()
    setErased(true)
  }

  return (
    <section className={`${css.needs} stack gap-3.5 panel-large`} aria-labelledby="draft-title">
      <h2 id="draft-title">{draftWords.title}</h2>
      <p className={css.quiet}>{state === 'locked' ? draftWords.found : draftWords.lead}</p>
      <TextBanner
        tone="success"
        focused="if-lost"
        text={isErased && state === 'none' && draftWords.erased}
      />
      {isOpen ? (
        <TextBanner
          tone="success"
          focused="if-lost"
          text={fetcher.data?.isOpened ? draftWords.opened : draftWords.saved}
        />
      ) : (
        <Form key={state} fetcher={fetcher} label={draftWords.title}>
          <PasswordField
            name="passphrase"
            label={draftWords.passphrase}
            autoComplete="off"
            hint={
              state === 'locked'
                ? undefined
                : interpolate(draftWords.passphraseHint, { least: MIN_PASSPHRASE_LENGTH })
            }
          />
          <div>
            {state === 'locked' ? (
              <SubmitButton variant="quiet" small intent="open-draft" busy={draftWords.opening}>
                {draftWords.open}
              </SubmitButton>
            ) : (
              <SubmitButton variant="quiet" small intent="keep-draft" busy={draftWords.saving}>
                {draftWords.save}
              </SubmitButton>
            )}
          </div>
        </Form>
      )}
      {state !== 'none' && (
        <div>
          <Button variant="quiet" small onClick={erase}>
            {draftWords.erase}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Once a draft is open, what is typed is stored a moment later. */
function useAutosave() {
  const { isTouched, isFiled: _, ...draft } = useDraft()
  const typed = JSON.stringify(draft)

  useEffect(() => {
    if (!isTouched || encryptedDraft.state() !== 'open') return
    const timer = setTimeout(() => void encryptedDraft.store(JSON.parse(typed)), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isTouched, typed])
}
