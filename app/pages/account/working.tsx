import { Spinner } from '#app/ui/spinner.tsx'

import css from './ways.module.css'

/** Something is under way; said once, politely. */
export function Working({ children }: { children: string }) {
  return (
    <p role="status" className={`${css.working} muted row gap-3.5`}>
      <Spinner />
      {children}
    </p>
  )
}
