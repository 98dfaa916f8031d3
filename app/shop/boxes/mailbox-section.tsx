import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'

import { activeMailbox as words } from '#content/active-mailbox.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { MailboxResponse } from '#shared/shop/core/responses.ts'

import type { MailboxOutcome } from './mailbox-actions.ts'

type MailboxSectionProps = { box: number; title: string; about: string; children: ReactNode }

/** What belongs together of one mailbox; its name says of which, since there may be several. */
export function MailboxSection({ box, title, about, children }: MailboxSectionProps) {
  const label = `${title}, ${interpolate(words.title, { box })}`
  return (
    <SettingsSection level={4} title={title} label={label} about={about}>
      {children}
    </SettingsSection>
  )
}

export type MailboxProps = {
  mailbox: MailboxResponse
  /** Something has changed on the server. */
  onChange: () => void
}

/** A form that changes a mailbox: once it has, `onChange` is called. */
export function useMailboxForm(onChange: () => void) {
  const fetcher = useFetcher<MailboxOutcome>()
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const isDone = outcome?.problems === null && outcome.closesOn === undefined

  useEffect(() => {
    if (isDone) onChange()
  }, [isDone, onChange])

  return { fetcher, outcome, isDone }
}
