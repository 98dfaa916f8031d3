import { useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'

import { TextBanner } from '#app/ui/banner.tsx'
import { Form } from '#app/ui/form.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

import type { Outcome } from './account-actions.ts'

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
    <SettingsSection title={words.title} about={about}>
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
