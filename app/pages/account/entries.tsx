import type { ReactNode } from 'react'

import tags from '#app/ui/tag.module.css'

import css from './entries.module.css'

/** What an account has several of. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="stack gap-0 panel" aria-label={label}>
      {children}
    </ul>
  )
}

type EntryProps = {
  name: string
  note: string
  /** Tells it from the others. */
  tag?: string | false
  /** What can be done with it. */
  children?: ReactNode
}

/** One of them. */
export function Entry({ name, note, tag, children }: EntryProps) {
  return (
    <li className={`${css.entry} cluster gap-x-6 items-center justify-between`}>
      <div className={`${css.words} min-w-0`}>
        <p className="cluster gap-1 gap-x-3 items-center semibold break-anywhere">
          <span>{name}</span>
          {tag && <span className={tags.tag}>{tag}</span>}
        </p>
        <p className="quiet">{note}</p>
      </div>
      {children && <div className="cluster gap-2">{children}</div>}
    </li>
  )
}
