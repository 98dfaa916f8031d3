import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'

import { apply } from '#app/content/en/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import { useDraft } from '#app/rental/draft-store.ts'
import { encryptedDraft, MIN_PASSPHRASE_LENGTH } from '#app/rental/encrypted-draft.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { PasswordField } from '#app/ui/text-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import type { Outcome } from './apply-actions.ts'

import css from './needs.module.css'

const { draft: words } = apply
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
      <h2 id="draft-title">{words.title}</h2>
      <p className={css.quiet}>{state === 'locked' ? words.found : words.lead}</p>
      <TextBanner
        tone="success"
        focused="if-lost"
        text={isErased && state === 'none' && words.erased}
      />
      {isOpen ? (
        <TextBanner
          tone="success"
          focused="if-lost"
          text={fetcher.data?.isOpened ? words.opened : words.saved}
        />
      ) : (
        <Form key={state} fetcher={fetcher} label={words.title}>
          <PasswordField
            name="passphrase"
            label={words.passphrase}
            autoComplete="off"
            hint={
              state === 'locked'
                ? undefined
                : interpolate(words.passphraseHint, { least: MIN_PASSPHRASE_LENGTH })
            }
          />
          <div>
            {state === 'locked' ? (
              <SubmitButton variant="quiet" small intent="open-draft" busy={words.opening}>
                {words.open}
              </SubmitButton>
            ) : (
              <SubmitButton variant="quiet" small intent="keep-draft" busy={words.saving}>
                {words.save}
              </SubmitButton>
            )}
          </div>
        </Form>
      )}
      {state !== 'none' && (
        <div>
          <Button variant="quiet" small onClick={erase}>
            {words.erase}
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
