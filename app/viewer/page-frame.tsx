import { useEffect } from 'react'

import { viewer as words } from '#content/viewer.ts'

import type { ViewerEntry } from './entry.ts'

/** Frames report no failures. */
const LOAD_TIMEOUT_MS = 10_000

/** All but navigating away from this site. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

type PageFrameProps = { entry: ViewerEntry; onLoad: () => void; onFail: () => void }

/** A refused frame can't be detected, so a link stays below it. */
export function PageFrame({ entry, onLoad, onFail }: PageFrameProps) {
  useEffect(() => {
    const timer = setTimeout(onFail, LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [onFail])

  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <iframe
        className="h-full w-full border-0 bg-[#fff] scheme-light"
        src={entry.url}
        title={entry.title}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {entry.framing === 'unknown' && (
        <p className="border-t border-line bg-raised px-4 py-2.5 text-center text-15 [&>a]:inline-block [&>a]:min-h-7">
          {words.notShowing}{' '}
          <a href={entry.url} target="_blank" rel="noopener noreferrer">
            {words.newTab}
          </a>
        </p>
      )}
    </div>
  )
}
