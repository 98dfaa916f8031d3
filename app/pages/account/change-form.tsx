import { useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'

import { TextBanner } from '#app/ui/banner.tsx'
import { Form } from '#app/ui/form.tsx'

import type { Outcome } from './account-actions.ts'

type ChangeFormProps = {
  intent: string
  label: string
  children: ReactNode
  /** Draws the form anew, and so empty, once the change is made. */
  emptied?: boolean
}

/** A form with its own success and its own errors. */
export function ChangeForm({ intent, label, children, emptied }: ChangeFormProps) {
  const fetcher = useFetcher<Outcome>()
  const made = fetcher.data?.problems === null ? fetcher.data : null
  const [last, setLast] = useState({ made, count: 0 })
  if (made && made !== last.made) setLast({ made, count: last.count + 1 })

  return (
    <>
      <TextBanner tone="success" focused="always" text={fetcher.state === 'idle' && made?.notice} />
      <Form key={emptied ? last.count : 0} fetcher={fetcher} label={label} enter={intent}>
        {children}
      </Form>
    </>
  )
}
