import { useEffect, useRef } from 'react'

import { viewerMessages } from '#app/content/en/viewer.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

import type { ViewerEntry } from './entry.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import { isOurs } from './viewer-state.ts'

import css from './warning.module.css'

/**
 * What can't be shown here, why, and where it can be seen. A site that refuses frames is one press away: its button has
 * the focus.
 */
export function Warning({ entry, onRetry }: { entry: ViewerEntry; onRetry: () => void }) {
  const ours = isOurs(entry)
  const open = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!ours) open.current?.focus()
  }, [ours])

  return (
    <div className={css.warning}>
      <Banner tone="warning">
        <p className={css.what}>{viewerMessages.unable}</p>
        <p>{ours ? viewerMessages.failed : viewerMessages.refused}</p>
      </Banner>
      <div className={css.ways}>
        <ButtonLink
          ref={open}
          look={ours ? 'quiet' : 'primary'}
          href={entry.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ViewerIcon name="newTab" />
          {ours ? (
            viewerMessages.newTab
          ) : (
            <>
              {viewerMessages.openSite(new URL(entry.url).host)}
              <span className="unseen"> {viewerMessages.opensNewTab}</span>
            </>
          )}
        </ButtonLink>
        {ours && <Button onClick={onRetry}>{viewerMessages.retry}</Button>}
      </div>
    </div>
  )
}
