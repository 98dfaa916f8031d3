import { interpolate } from '#shared/interpolate.ts'
import { viewer as words } from '#app/content/en/viewer.ts'

import type { ViewerEntry } from './entry.ts'
import { ViewerIcon } from './viewer-icon.tsx'

import control from './control.module.css'
import css from './title-bar.module.css'

type TitleBarProps = {
  /** The id of the heading: the dialog is named after it. */
  id: string
  entry: ViewerEntry
  shop: string
  onClose: () => void
}

/** What is shown, and the two ways out: a new tab, or back to the page. */
export function TitleBar({ id, entry, shop, onClose }: TitleBarProps) {
  const way = interpolate(words.returnTo, { shop })

  return (
    <div className={`${css.bar} border-b row gap-1`}>
      <h2 id={id} className={`${css.title} flex-1 min-w-0`}>
        {entry.title}
      </h2>
      <a
        className={`${control.control} ${css.control} text-15`}
        href={entry.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.newTab}
        title={words.newTab}
      >
        <ViewerIcon name="newTab" />
      </a>
      <button
        type="button"
        className={`${control.control} ${css.control} text-15`}
        aria-label={way}
        title={way}
        onClick={onClose}
      >
        <span className={css.way} aria-hidden="true">
          {way}
        </span>
        <ViewerIcon name="close" />
      </button>
    </div>
  )
}
