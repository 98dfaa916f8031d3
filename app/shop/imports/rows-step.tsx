import { useEffect, useRef, useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import type { ImportField } from '#shared/shop/imports/fields.ts'
import { countRows, type SettledRow } from '#shared/shop/imports/settle-rows.ts'

import { AcceptAll } from './accept-all.tsx'
import { RowOfList } from './row-of-list.tsx'
import type { ReadList } from './use-import.ts'

import css from './imports.module.css'

const words = importPage.rows
const SHOWN_AT_ONCE = 50
const filters = ['to-check', 'refused', 'ready', 'all'] as const
type Filter = (typeof filters)[number]

type RowsStepProps = {
  list: ReadList
  onMend: (line: number, field: ImportField, text: string) => void
  onAccept: (remarks: string[]) => void
}

/** Every box of the list as it would stand here, to be accepted, mended, or left out. */
export function RowsStep({ list, onMend, onAccept }: RowsStepProps) {
  const counts = countRows(list.rows)
  const many = { ...counts, 'to-check': counts.toCheck, all: list.rows.length }
  const [chosen, setChosen] = useState<Filter | null>(null)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const filter = chosen ?? filters.find((one) => many[one] > 0) ?? 'all'
  const rows = list.rows.filter(({ state }) => filter === 'all' || state === filter)
  const more = rows.length - shown
  const filtersRef = useRef<HTMLDivElement>(null)
  const changed = useRef<ReadList | null>(null)

  // The row that was accepted, or mended, may be gone with the focus.
  useEffect(() => {
    if (changed.current === null || changed.current === list) return
    changed.current = null
    if (document.activeElement !== document.body) return
    filtersRef.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [list])

  const changes = {
    onMend: (...cell: Parameters<typeof onMend>) => {
      changed.current = list
      onMend(...cell)
    },
    onAccept: (remarks: string[]) => {
      changed.current = list
      onAccept(remarks)
    },
  }
  const ids = Object.keys(words.columns) as (keyof typeof words.columns)[]

  return (
    <Part title={words.title} count={list.rows.length}>
      <div
        ref={filtersRef}
        className={`${css.filters} cluster gap-2`}
        role="group"
        aria-label={words.show}
      >
        {filters.map((one) => (
          <Button
            key={one}
            variant="quiet"
            small
            aria-pressed={one === filter}
            onClick={() => {
              setChosen(one)
              setShown(SHOWN_AT_ONCE)
            }}
          >
            {words.filters[one]} ({many[one]})
          </Button>
        ))}
      </div>
      {filter === 'to-check' && <AcceptAll rows={list.rows} onAccept={changes.onAccept} />}
      {rows.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <div className={`${css.scroll} panel`}>
          <table className={`${css.rows} w-full tabular`}>
            <caption className="sr-only">{words.title}</caption>
            <thead>
              <tr>
                {ids.map((id) => (
                  <th key={id} scope="col">
                    {words.columns[id]}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.slice(0, shown).map((row) => (
              <RowOfList key={keyOf(row)} row={row} list={list} width={ids.length} {...changes} />
            ))}
          </table>
        </div>
      )}
      {more > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {interpolateCount(words.more, Math.min(more, SHOWN_AT_ONCE))}
          </Button>
        </div>
      )}
    </Part>
  )
}

function keyOf({ lines }: SettledRow) {
  return lines.join()
}
