import type { ReactNode } from 'react'

import { activeMailbox as words } from '#app/content/en/active-mailbox.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { interpolate } from '#shared/interpolate.ts'

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
