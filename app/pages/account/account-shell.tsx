import { useEffect, useRef, type ReactNode } from 'react'

import { neighborhood } from '#app/facts/neighborhood.ts'
import { openDays } from '#app/facts/office-hours.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ICON_LIST } from '#app/ui/looks.ts'
import { PaintWhole } from '#app/ui/paint-whole.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Storefront } from '#app/ui/storefront.tsx'
import { accountPromise } from '#content/account.ts'
import { needsScripts } from '#content/auth.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './account-shell.module.css'

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
    <div className={`${css.shell} grid grid-cols-1 gap-4 flex-1 w-full items-start`}>
      <PaintWhole />
      <aside className={css.aside} aria-label={accountPromise.title}>
        <Storefront />
        <p className={`${css.motto} font-strong`}>{accountPromise.motto}</p>
        <ul className={`${ICON_LIST} grid grid-cols-1 gap-3 text-muted`}>
          {accountPromise.facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={22} />
              {interpolate(text, { neighborhood, openDays })}
            </li>
          ))}
        </ul>
      </aside>
      <div className={`${css.card} w-full grid grid-cols-1 gap-6`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={`${css.lead} text-muted`}>{lead}</p>}
        <NeedsScripts />
        {children}
      </div>
    </div>
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
      className={`${css.working} text-muted flex items-center wrap-anywhere gap-3.5`}
    >
      <Spinner />
      {children}
    </p>
  )
}
