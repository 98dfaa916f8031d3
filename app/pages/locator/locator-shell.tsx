import type { ReactNode } from 'react'

import { business } from '#app/content/business.ts'
import { StoreNotice } from '#app/mailboxes/store-notice.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Icon } from '#app/ui/icon.tsx'

import css from './locator-shell.module.css'

/** What surrounds the locator, which fills the screen or the frame it stands in. */
export function LocatorShell({ children }: { children: ReactNode }) {
  return (
    <div className={css.shell}>
      <header aria-label="Mailbox locator" className={css.head}>
        <h1 className={css.title}>Mailbox locator</h1>
        <p className={css.note}>
          <Icon name="info" size={18} />
          Sample data, kept on this device
        </p>
        <a className={css.home} href="/">
          {business.name}
        </a>
      </header>
      <main id="content" aria-label="Map and list" className={css.content}>
        <noscript>
          <Banner tone="note">
            <p>
              The map and the list need JavaScript, which is switched off in your browser. Our own
              shop is at {business.addressLines.join(', ')}; call {business.phone}.
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
