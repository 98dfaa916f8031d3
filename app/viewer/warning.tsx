import { useEffect, useRef } from 'react'

import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

import type { ViewerEntry } from './entry.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import { isOurs } from './viewing.ts'

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
        <p className={css.what}>Unable to display this content within the app.</p>
        <p>
          {ours
            ? 'There was an error loading this content. Click the icon to open in a new tab.'
            : "This external site doesn't allow embedding. Click the icon to open in a new tab."}
        </p>
      </Banner>
      <div className={css.ways}>
        <ButtonLink
          ref={open}
          variant={ours ? 'quiet' : 'primary'}
          href={entry.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ViewerIcon name="newTab" />
          {ours ? (
            'Open in a new tab'
          ) : (
            <>
              Open {new URL(entry.url).host}
              <span className="sr-only"> (opens in a new tab)</span>
            </>
          )}
        </ButtonLink>
        {ours && <Button onClick={onRetry}>Retry</Button>}
      </div>
    </div>
  )
}
