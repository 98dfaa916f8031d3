import type { Timetable } from '#shared/rental/timetable.ts'
import signScript from 'script-address:app/ui/opening-sign-script.ts'

import css from './opening-sign.module.css'

type OpeningSignProps = {
  timetable: Timetable
  /** What stands in the finished HTML, which knows no time: a line as long. */
  meanwhile: string
}

/** Whether the place is open at this minute, by its own clock: opening-sign-script.ts looks at it. */
export function OpeningSign({ timetable, meanwhile }: OpeningSignProps) {
  const { hours, timeZone, closedOn } = timetable
  return (
    <p
      className={css.sign}
      data-near=""
      data-script={signScript}
      data-timetable={JSON.stringify({ hours, timeZone, closedOn })}
      suppressHydrationWarning
    >
      <strong />
      <span>{meanwhile}</span>
    </p>
  )
}
