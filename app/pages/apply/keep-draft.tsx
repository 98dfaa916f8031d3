import { useEffect, useState, useSyncExternalStore } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'

import { clearTabDraft } from '#app/islands/application-draft.ts'
import { isNamed, readDraft, useDraft } from '#app/shop/applications/draft.ts'
import { encryptedDraft, MIN_PASSPHRASE_LENGTH } from '#app/shop/applications/encrypted-draft.ts'
import { stopStoring } from '#app/shop/applications/tab-draft.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { PasswordField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Outcome } from './outcome.ts'

const { draft: words } = apply
const SAVE_AFTER_MS = 800

export function KeepDraft() {
  const fetcher = useFetcher<Outcome>()
  const state = useStoredDraft()
  const isTyped = useDraft((draft) => draft.isTouched && isNamed(draft))
  const [isErased, setErased] = useState(false)
  useAutosave()

  function stop() {
    stopStoring()
    setErased(true)
  }

  if (state === 'open') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 pt-2">
        <p className="text-15 text-muted" role="status">
          {words.saved}
        </p>
        <EraseButton onErased={stop} />
      </div>
    )
  }
  if (isErased) return <TextBanner tone="success" focused="if-lost" text={words.erased} />
  if (!isTyped || state === 'locked') return null
  return (
    <details>
      <summary className="min-h-11 text-15">{words.title}</summary>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-15 text-muted">{words.lead}</p>
        <Form fetcher={fetcher} label={words.title}>
          <PasswordField
            name="passphrase"
            label={words.passphrase}
            autoComplete="off"
            hint={interpolate(words.passphraseHint, { least: MIN_PASSPHRASE_LENGTH })}
          />
          <div>
            <SubmitButton variant="quiet" small intent="keep-draft" busy={words.saving}>
              {words.save}
            </SubmitButton>
          </div>
        </Form>
        <EraseAllButton />
      </div>
    </details>
  )
}

function EraseAllButton() {
  const navigate = useNavigate()

  function erase() {
    clearTabDraft()
    void navigate(href('/apply'))
    showToast({ tone: 'success', text: words.emptied })
  }
  return (
    <div>
      <Button variant="quiet" small onClick={erase}>
        {words.eraseAll}
      </Button>
    </div>
  )
}

export function StoredDraft() {
  const fetcher = useFetcher<Outcome>()
  const state = useStoredDraft()
  const isTyped = useDraft((draft) => draft.isTouched && isNamed(draft))
  const [isErased, setErased] = useState(false)

  if (isErased && state === 'none') {
    return <TextBanner tone="success" focused="if-lost" text={words.emptied} />
  }
  if (state === 'open' && fetcher.data?.isOpened) {
    return <TextBanner tone="success" focused="if-lost" text={words.opened} />
  }
  if (state !== 'locked') return null
  return (
    <section
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-[clamp(1rem,3vw,1.5rem)]"
      aria-label={words.open}
    >
      <p>
        {words.found} {isTyped && <span>{words.replaces}</span>}
      </p>
      <Form fetcher={fetcher} label={words.open}>
        <PasswordField name="passphrase" label={words.passphrase} autoComplete="off" />
        <div className="flex flex-wrap gap-3">
          <SubmitButton small intent="open-draft" busy={words.opening}>
            {words.open}
          </SubmitButton>
          <EraseButton onErased={() => setErased(true)} />
        </div>
      </Form>
    </section>
  )
}

function EraseButton({ onErased }: { onErased: () => void }) {
  function erase() {
    encryptedDraft.erase()
    onErased()
  }
  return (
    <Button variant="quiet" small onClick={erase}>
      {words.erase}
    </Button>
  )
}

export function useStoredDraft() {
  return useSyncExternalStore(encryptedDraft.subscribe, encryptedDraft.state, () => 'none' as const)
}

function useAutosave() {
  const draft = useDraft()

  useEffect(() => {
    if (!draft.isTouched || encryptedDraft.state() !== 'open') return
    const timer = setTimeout(() => void encryptedDraft.store(readDraft()), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draft])
}
