import { useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'

import { TextBanner } from '#app/ui/banner.tsx'
import { Form } from '#app/ui/form.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { accountPage } from '#content/account.ts'

import type { Outcome } from './account-actions.ts'

import css from './account.module.css'

const { parts, partsLabel } = accountPage

type PartId = keyof typeof parts

/** One of the parts of the account's home; it can be linked to by its id. */
export function AccountPart({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <section
      id={id}
      className={`${css.part} grid grid-cols-1 gap-10`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{parts[id]}</h2>
      {children}
    </section>
  )
}

export function AccountNav() {
  return (
    <nav className={`${css.nav} flex flex-wrap gap-2`} aria-label={partsLabel}>
      {Object.entries(parts).map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

type ChangeFormProps = {
  intent: string
  words: { title: string; about: string; submit: string; busy: string }
  about?: string
  /** Stands before the form. */
  notice?: ReactNode
  children: ReactNode
  /** Draws the form anew, and so empty, once the change is made. */
  emptied?: boolean
}

/** A form with its own success and its own errors. */
export function ChangeForm(props: ChangeFormProps) {
  const { intent, words, about = words.about, notice, children, emptied } = props
  const fetcher = useFetcher<Outcome>()
  const made = fetcher.data?.problems === null ? fetcher.data : null
  const [last, setLast] = useState({ made, count: 0 })
  if (made && made !== last.made) setLast({ made, count: last.count + 1 })

  return (
    <SettingsSection level={3} title={words.title} about={about}>
      {notice}
      <TextBanner tone="success" focused="always" text={fetcher.state === 'idle' && made?.notice} />
      <Form key={emptied ? last.count : 0} fetcher={fetcher} label={words.title} enter={intent}>
        {children}
        <div className="flex flex-wrap gap-3 items-start">
          <SubmitButton variant="quiet" intent={intent} busy={words.busy}>
            {words.submit}
          </SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  )
}
