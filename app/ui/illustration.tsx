import type { ReactNode } from 'react'

import css from './picture.module.css'

/** The ground that a page's drawing stands on: decoration, 400 wide and 300 high. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={`${css.picture} w-full`} aria-hidden="true" viewBox="0 0 400 300" fill="none">
      <rect className={css.ground} x="1" y="1" width="398" height="298" rx="20" strokeWidth="1.5" />
      {children}
    </svg>
  )
}
