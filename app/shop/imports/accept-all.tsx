import { importPage } from '#app/content/staff/imports.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { keyOfRemark } from '#shared/shop/imports/fields.ts'
import type { SettledRow } from '#shared/shop/imports/settle-rows.ts'

import css from './imports.module.css'

const words = importPage.rows

/** The remarks of several rows, each to be accepted for all of them. */
export function AcceptAll({
  rows,
  onAccept,
}: {
  rows: SettledRow[]
  onAccept: (remarks: string[]) => void
}) {
  const open = rows.filter(({ state }) => state === 'to-check')
  const remarks = open.flatMap((row) => row.remarks)
  const repeated = [...Map.groupBy(remarks, ({ code }) => code)].filter(
    ([, same]) => same.length > 1,
  )
  if (repeated.length === 0) return null
  return (
    <ul className={css.remarks}>
      {repeated.map(([code, same]) => {
        const count = same.length
        const remark = words.remarks[code]
        return (
          <li key={code}>
            <span>{remark}</span>
            <Button
              variant="quiet"
              small
              aria-label={interpolate(words.acceptAllOf, { count, remark })}
              onClick={() => onAccept(same.map(keyOfRemark))}
            >
              {interpolate(words.acceptAll, { count })}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
