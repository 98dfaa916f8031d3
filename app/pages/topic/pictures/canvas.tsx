import type { ReactNode } from 'react'

import css from './pictures.module.css'

/** The ground that every drawing of a topic stands on. */
export function Canvas({ children }: { children: ReactNode }) {
  return (
    <svg className={css.picture} aria-hidden="true" viewBox="0 0 400 300" fill="none">
      <rect className={css.ground} x="1" y="1" width="398" height="298" rx="20" strokeWidth="1.5" />
      {children}
    </svg>
  )
}
