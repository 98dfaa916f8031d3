import type { ReactNode } from 'react'

import { interpolate } from '#shared/interpolate.ts'
import { locator as words } from '#app/content/en/locator.ts'
import { business } from '#app/content/business.ts'
import { StoreNotice } from '#app/mailboxes/store-notice.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

import css from './locator-shell.module.css'

/** What surrounds the locator, which fills the screen or the frame it stands in. */
export function LocatorShell({ children }: { children: ReactNode }) {
  return (
    <div className={css.shell}>
      <header aria-label={words.title} className={`${css.head} cluster gap-1 gap-x-5 items-center`}>
        <h1 className={`${css.title} text-h3`}>{words.title}</h1>
        <p className="row gap-1.5 muted small">
          <Icon name="info" size={18} />
          {words.note}
        </p>
        <SiteLink className={`${css.home} text-15`} href="/">
          {business.name}
        </SiteLink>
      </header>
      <main id="content" aria-label={words.main} className={`${css.content} flex-1`}>
        <noscript>
          <Banner tone="note">
            <p>
              {interpolate(words.needsScripts, {
                address: business.addressLines.join(', '),
                phone: business.phone,
              })}
            </p>
          </Banner>
        </noscript>
        <div className={css.notice}>
          <StoreNotice />
        </div>
        {children}
      </main>
    </div>
  )
}
