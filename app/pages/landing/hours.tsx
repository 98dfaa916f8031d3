import { business } from '#app/content/business.ts'

import css from './hours.module.css'

/** The office hours, day by day. */
export function Hours() {
  return (
    <dl className={css.hours}>
      {business.hours.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
