import { useEffect, useRef } from 'react'

import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { newTab } from '#content/ui.ts'
import { viewer as words } from '#content/viewer.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { ViewerEntry } from './entry.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import { isOurs } from './viewer-state.ts'

export function Warning({ entry, onRetry }: { entry: ViewerEntry; onRetry: () => void }) {
  const ours = isOurs(entry)
  const open = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!ours) open.current?.focus()
  }, [ours])

  return (
    <div className="grid w-[min(36rem,100%-2rem)] grid-cols-1 gap-4 place-self-center rounded-xl border border-line bg-raised p-[clamp(1rem,3vw,1.75rem)]">
      <Banner tone="warning">
        <p className="font-strong">{words.unable}</p>
        <p>{ours ? words.failed : words.refused}</p>
      </Banner>
      <div className="flex flex-wrap gap-3 max-xs:*:flex-[1_1_100%]">
        <ButtonLink
          ref={open}
          variant={ours ? 'quiet' : 'primary'}
          href={entry.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ViewerIcon name="newTab" />
          {ours ? (
            words.newTab
          ) : (
            <>
              {interpolate(words.openSite, { host: new URL(entry.url).host })}
              <span className="sr-only"> {newTab}</span>
            </>
          )}
        </ButtonLink>
        {ours && <Button onClick={onRetry}>{words.retry}</Button>}
      </div>
    </div>
  )
}
