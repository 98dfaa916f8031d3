import { useEffect, useRef, type ReactNode } from 'react'

import { neighborhood } from '#app/facts/neighborhood.ts'
import { openDays } from '#app/facts/office-hours.ts'
import { Banner } from '#app/ui/banner.tsx'
import { BlockRendering } from '#app/ui/block-rendering.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ICON_LIST } from '#app/ui/looks.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { Storefront } from '#app/ui/storefront.tsx'
import { accountPromise } from '#content/account.ts'
import { needsScripts } from '#content/auth.ts'
import { interpolate } from '#shared/interpolate.ts'

/** Full height, so that the footer stays when the view changes. */
const SHELL =
  'mx-auto grid min-h-[calc(100dvh-var(--bar))] w-full max-w-[calc(var(--page)+2*var(--gutter))] flex-1 grid-cols-[minmax(0,29rem)] items-start justify-center gap-[clamp(2.5rem,6vw,6rem)] px-(--gutter) pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(3rem,7vw,6rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:justify-between'

type AccountShellProps = {
  title: string
  lead?: ReactNode
  /** For a view that takes another's place: it begins at its top, and is read from there. */
  fresh?: boolean
  children: ReactNode
}

/** The common shape of the sign-in, sign-up, reset and confirmation screens. */
export function AccountShell({ title, lead, fresh, children }: AccountShellProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!fresh) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [fresh])

  return (
    <div className={SHELL}>
      <BlockRendering />
      <aside className="hidden max-w-[33rem] gap-9 lg:grid" aria-label={accountPromise.title}>
        <Storefront />
        <p className="text-h2 leading-[1.15] font-strong tracking-[-0.02em] text-balance">
          {accountPromise.motto}
        </p>
        <ul className={`${ICON_LIST} grid grid-cols-1 gap-3 text-muted`}>
          {accountPromise.facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={22} />
              {interpolate(text, { neighborhood, openDays })}
            </li>
          ))}
        </ul>
      </aside>
      <div className="grid w-full grid-cols-1 gap-6 sm:rounded-xl sm:border sm:border-line sm:bg-raised sm:p-[clamp(2rem,4vw,2.75rem)] sm:shadow-panel">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="-mt-3 text-muted">{lead}</p>}
        <NeedsScripts />
        {children}
      </div>
    </div>
  )
}

/** Below a form: the other ways on. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-muted [&_a]:font-medium [&_a]:text-ink [&_a:hover]:text-accent-text">
      {children}
    </p>
  )
}

/** Said where forms stand that can't work without scripts. */
function NeedsScripts() {
  return (
    <noscript>
      <Banner tone="note">
        <p>{needsScripts}</p>
      </Banner>
    </noscript>
  )
}

/** Something is under way; said once, politely. */
export function Working({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="flex items-center gap-3.5 wrap-anywhere text-muted [--spinner-size:1.5rem]"
    >
      <Spinner />
      {children}
    </p>
  )
}
