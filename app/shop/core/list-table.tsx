import { use, type ReactNode } from 'react'
import { Link } from 'react-router'

import type { AnswerOf, InputOf } from '#app/shop/client.ts'
import { useShopPages } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import type { Call } from '#shared/shop/core/contract.ts'

import { PartTitle } from './staff-page.tsx'

import css from './list-table.module.css'

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget the roles of a table that is laid out as cards */

type ListTableProps<Row, Id extends string> = {
  caption?: string
  columns: Record<Id, string>
  cells: Record<NoInfer<Id>, (row: Row) => ReactNode>
  numbers?: NoInfer<Id>[]
  rows: Row[]
  keyOf?: (row: Row) => string
  pathOf?: (row: Row) => string | null
  empty?: string
}

const MAX_ON_PHONE = 3

/**
 * Arrow keys, Home and End move between rows, Enter opens one. In narrow windows each row is a card, so that
 * nothing is reached only by scrolling sideways.
 */
export function ListTable<Row, Id extends string>(props: ListTableProps<Row, Id>) {
  const part = use(PartTitle)
  const { caption = part, columns, cells, numbers, rows, keyOf = idOf, pathOf, empty } = props
  if (rows.length === 0) return <p className="text-muted">{empty}</p>
  const ids = Object.keys(columns) as Id[]
  const attributesOf = (id: Id) => ({ 'data-number': numbers?.includes(id) || undefined })
  const isOfFigures = numbers && numbers.length >= ids.length - 1
  const isOfCards = ids.length > MAX_ON_PHONE && !isOfFigures

  return (
    <div
      className={`${css.scroll} rounded-lg border border-line bg-raised`}
      data-cards={isOfCards || undefined}
    >
      <table role="table" className={`${css.table} w-full tabular-nums`} ref={serveKeys}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {ids.map((id) => (
              <th key={id} role="columnheader" scope="col" {...attributesOf(id)}>
                {columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <tr key={keyOf(row) ?? at} role="row">
              {ids.map((id, index) => {
                const path = index === 0 ? pathOf?.(row) : null
                const cell = cells[id](row)
                return (
                  <td key={id} role="cell" data-name={columns[id]} {...attributesOf(id)}>
                    {path ? (
                      <Link to={path} className={`${css.open} no-underline font-semibold`}>
                        {cell}
                      </Link>
                    ) : (
                      cell
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function idOf(row: unknown) {
  return (row as { id?: string }).id
}

function serveKeys(table: HTMLTableElement) {
  const walk = (event: KeyboardEvent) => walkRows(table, event)
  table.addEventListener('keydown', walk)
  const scroller = table.parentElement
  // A table that scrolls sideways must be focusable.
  const watch = new ResizeObserver(() => {
    if (!scroller) return
    if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute('tabindex', '0')
    else scroller.removeAttribute('tabindex')
  })
  watch.observe(table)
  if (scroller) watch.observe(scroller)
  return () => {
    table.removeEventListener('keydown', walk)
    watch.disconnect()
  }
}

function walkRows(table: HTMLTableElement, event: KeyboardEvent) {
  const { target, key } = event
  // Text fields use these keys.
  if ((target as Element).matches('input:not([type=checkbox], [type=radio]), select, textarea'))
    return
  const rows = [...table.querySelectorAll('tbody tr')].filter(firstControl)
  const shown = rows.findIndex((row) => row.contains(target as Node))
  const wanted: Record<string, number> = {
    ArrowDown: shown + 1,
    ArrowUp: shown - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const row = rows[wanted[key] ?? -1]
  if (shown < 0 || !row) return
  event.preventDefault()
  firstControl(row)?.focus()
}

function firstControl(row: Element) {
  return row.querySelector<HTMLElement>('a, button, input')
}

/** @param mark the call's field for the start of a page */
export function usePages<One extends Call>(
  call: One,
  input: InputOf<One>,
  mark: 'before' | 'after',
  label: string,
) {
  const { pages, load } = useShopPages(call, input, mark)
  const button = load && (
    <div>
      <Button variant="quiet" onClick={load}>
        {label}
      </Button>
    </div>
  )
  return { pages, first: pages[0] as AnswerOf<One>, button }
}
