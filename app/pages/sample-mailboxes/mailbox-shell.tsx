import type { ReactNode } from 'react'

import { TextBanner } from '#app/ui/banner.tsx'
import { BlockRendering } from '#app/ui/block-rendering.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { mailboxPages as words } from '#content/mailbox-pages.ts'

type MailboxShellProps = {
  title: string
  note?: string
  actions?: ReactNode
  wide?: boolean
  isLoading?: boolean
  children: ReactNode
}

/** Full height, so that the footer stays when the list arrives. */
const PAGE =
  'mx-auto grid min-h-dvh w-full grid-cols-1 content-start gap-7 px-(--gutter) pt-[clamp(2rem,4vw,3.5rem)] pb-[clamp(3rem,7vw,6rem)]'
const WIDE =
  'max-w-[calc(var(--page)+2*var(--gutter))] has-data-[view=both]:max-w-[calc(100rem+2*var(--gutter))]'

export function MailboxShell({
  title,
  note = words.note,
  actions,
  wide,
  isLoading,
  children,
}: MailboxShellProps) {
  const hydrated = useHydrated()
  const ready = hydrated && !isLoading

  return (
    <div className={`${PAGE} ${wide ? WIDE : 'max-w-[calc(46rem+2*var(--gutter))]'}`}>
      <BlockRendering />
      <div className="flex flex-wrap gap-4 gap-x-8 items-end justify-between">
        <div className="grid grid-cols-1 gap-2.5">
          <h1>{title}</h1>
          <p className="flex items-center wrap-anywhere gap-1.5 text-15 text-muted">
            <Icon name="info" size={18} />
            {note}
          </p>
        </div>
        {ready && actions}
      </div>
      <noscript>
        <TextBanner tone="note" text={words.needsScripts} />
      </noscript>
      {ready ? (
        children
      ) : (
        <p className="text-muted [@media(scripting:none)]:hidden">{words.waiting}</p>
      )}
    </div>
  )
}
