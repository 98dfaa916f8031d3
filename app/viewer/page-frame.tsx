import { useEffect } from 'react'

import { viewer as words } from '#content/viewer.ts'

import type { ViewerEntry } from './entry.ts'

import css from './page-frame.module.css'

/** A page that has not come by now never tells: a frame reports no failure. */
const LOAD_TIMEOUT_MS = 10_000

/** What a foreign page may do in our frame: everything but lead the visitor away from this site. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

type PageFrameProps = { entry: ViewerEntry; onLoad: () => void; onFail: () => void }

/** A page of somebody else, in a frame. Whether it refused can't be seen, so a way out stays below it. */
export function PageFrame({ entry, onLoad, onFail }: PageFrameProps) {
  useEffect(() => {
    const timer = setTimeout(onFail, LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [onFail])

  return (
    <div className={css.place}>
      <iframe
        className={`${css.frame} w-full`}
        src={entry.url}
        title={entry.title}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {entry.framing === 'unknown' && (
        <p className={`${css.way} text-15 text-center border-t border-line`}>
          {words.notShowing}{' '}
          <a href={entry.url} target="_blank" rel="noopener noreferrer">
            {words.newTab}
          </a>
        </p>
      )}
    </div>
  )
}
