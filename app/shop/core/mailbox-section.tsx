import type { ReactNode } from 'react'

import { SettingsSection } from '#app/ui/settings-section.tsx'
import { activeMailbox as words } from '#content/active-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Mailbox } from '#shared/shop/boxes/mailbox-calls.ts'

type MailboxSectionProps = { box: number; title: string; about: string; children: ReactNode }

export function MailboxSection({ box, title, about, children }: MailboxSectionProps) {
  const label = `${title}, ${interpolate(words.title, { box })}`
  return (
    <SettingsSection level={4} title={title} label={label} about={about}>
      {children}
    </SettingsSection>
  )
}

export type MailboxProps = {
  mailbox: Mailbox
  /** Something has changed on the server. */
  onChange: () => void
}
