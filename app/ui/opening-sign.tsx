import { openingAt, type Timetable } from './opening-hours.ts'
import { describeOpening } from './opening-words.ts'
import { useMinute } from './use-minute.ts'

import css from './opening-sign.module.css'

type OpeningSignProps = {
  timetable: Timetable
  /** What stands in the finished HTML, which knows no time: a line as long. */
  meanwhile: string
}

/** Whether the place is open at this minute, by its own clock. */
export function OpeningSign({ timetable, meanwhile }: OpeningSignProps) {
  const minute = useMinute()
  if (!minute) return <p className={css.sign}>{meanwhile}</p>

  const opening = openingAt(minute, timetable)
  const { now, ahead } = describeOpening(opening)
  return (
    <p className={css.sign} data-state={opening.state}>
      <strong>{now}</strong>
      {ahead && `, ${ahead}`}
    </p>
  )
}
