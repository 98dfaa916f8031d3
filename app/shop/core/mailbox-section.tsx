import { useId, type ReactNode } from 'react'

import { DescriptionList, type Terms } from '#app/ui/description-list.tsx'
import { TAG } from '#app/ui/looks.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { activeMailbox as words } from '#content/active-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Mailbox } from '#shared/shop/boxes/mailbox-calls.ts'

type MailboxArticleProps = { mailbox: Mailbox; summary?: Terms; children: ReactNode }

export function MailboxArticle({
  mailbox: { box, state },
  summary,
  children,
}: MailboxArticleProps) {
  const id = useId()
  return (
    <article className="grid grid-cols-1 gap-10" aria-labelledby={id}>
      <header className="grid grid-cols-1 gap-4">
        <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-part">
          {interpolate(words.title, { box })} <span className={TAG}>{words.states[state]}</span>
        </h2>
        {summary && <DescriptionList of={summary} className={SUMMARY} />}
      </header>
      {children}
    </article>
  )
}

const SUMMARY =
  'grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-3 *:rounded-lg *:border *:border-line *:bg-raised *:px-[min(1.25rem,5vw)] *:py-4 sm:max-lg:has-[>:nth-child(4)]:grid-cols-2 [&_dd]:text-[1.1875rem] [&_dd]:leading-[1.35] [&_dd]:font-semibold [&_dt]:text-15 [&_dt]:text-muted'

export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul className="*:grid *:grid-cols-1 *:gap-1 *:border-line *:py-3.5 *:not-last:border-b *:first:pt-0 *:last:pb-0">
      {children}
    </ul>
  )
}

type MailboxSectionProps = { box: number; title: string; about: string; children: ReactNode }

export function MailboxSection({ box, title, about, children }: MailboxSectionProps) {
  const label = `${title}, ${interpolate(words.title, { box })}`
  return (
    <SettingsSection level={3} title={title} label={label} about={about}>
      {children}
    </SettingsSection>
  )
}

export type MailboxProps = {
  mailbox: Mailbox
  onChange: () => void
}
