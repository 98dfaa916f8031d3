import { business } from '#app/content/business.ts'
import { Terms } from '#app/ui/terms.tsx'

import css from './hours.module.css'

/** The office hours, day by day. */
export function Hours() {
  return <Terms className={css.hours} of={business.hours.map(({ days, times }) => [days, times])} />
}
