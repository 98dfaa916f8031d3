import { use, type ReactNode } from 'react'
import { Link } from 'react-router'

import type { AnswerOf, InputOf } from '#app/shop/client.ts'
import { useShopPages } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import type { Call } from '#shared/shop/core/contract.ts'

import { PartTitle } from './staff-page.tsx'

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
  const sideOf = (id: Id) => (numbers?.includes(id) ? 'text-right' : 'text-left')
  const isOfFigures = numbers && numbers.length >= ids.length - 1
  const isOfCards = ids.length > MAX_ON_PHONE && !isOfFigures

  return (
    <div className={SCROLL}>
      <table role="table" className={`${TABLE} ${isOfCards ? BLOCK : ''}`} ref={serveKeys}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={isOfCards ? HIDDEN : ''}>
          <tr role="row">
            {ids.map((id) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={`${CELL} ${NARROW_CELL} ${HEAD} ${sideOf(id)}`}
              >
                {columns[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={isOfCards ? BLOCK : ''}>
          {rows.map((row, at) => (
            <tr
              key={keyOf(row) ?? at}
              role="row"
              className={`${ROW} ${isOfCards ? ROW_AS_CARD : ''}`}
            >
              {ids.map((id, index) => {
                const path = index === 0 ? pathOf?.(row) : null
                const cell = cells[id](row)
                return (
                  <td
                    key={id}
                    role="cell"
                    data-name={columns[id]}
                    className={`${CELL} ${CONTROLS} ${sideOf(id)} ${isOfCards ? CELL_OF_CARD : NARROW_CELL} ${isOfCards && index > 1 ? NAMED : ''}`}
                  >
                    {path ? (
                      <Link to={path} className={OPEN} data-open="">
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

// On paper nothing can be scrolled: every column is on the sheet, and a long cell wraps.
const SCROLL =
  '@container overflow-x-auto rounded-lg border border-line bg-raised print:@container-normal print:overflow-visible print:border-0'
const TABLE = 'w-full border-collapse tabular-nums print:text-[8.5pt] print:leading-[1.3]'
const CELL =
  'px-3 py-[0.3125rem] align-baseline print:py-1 print:pr-2 print:pl-0 print:whitespace-normal print:wrap-anywhere'
const NARROW_CELL = '@max-[26rem]:px-2.5 @max-[26rem]:py-2'
const HEAD =
  'text-small font-semibold text-muted print:text-[length:inherit] print:[overflow-wrap:normal]'
const ROW =
  'relative border-t border-line focus-within:bg-lifted has-data-open:hover:bg-lifted print:break-inside-avoid'
/** A press in the row opens it, except on its other controls. */
const OPEN = 'font-semibold no-underline after:absolute after:inset-0'
const CONTROLS =
  '[&_:is(button,a:not([data-open]))]:relative [&_:is(button,a:not([data-open]))]:z-1 print:[&_button]:min-h-0 print:[&_button]:p-0 print:[&_button]:text-left print:[&_button]:[font:inherit] print:[&_button]:whitespace-normal'

// In a narrow table each row is a card of names and values.
const BLOCK = '@max-[26rem]:block'
const HIDDEN = '@max-[26rem]:hidden'
const ROW_AS_CARD =
  '@max-[26rem]:flex @max-[26rem]:flex-wrap @max-[26rem]:items-baseline @max-[26rem]:gap-x-3 @max-[26rem]:px-3 @max-[26rem]:py-2 @max-[26rem]:first:border-t-0'
const CELL_OF_CARD =
  '@max-[26rem]:block @max-[26rem]:min-w-0 @max-[26rem]:p-0 @max-[26rem]:text-left @max-[26rem]:wrap-anywhere @max-[26rem]:empty:hidden @max-[26rem]:[&_button]:text-left'
/** Statuses and buttons need no name. */
const NAMED =
  'not-has-[[data-tone],button]:@max-[26rem]:before:mr-1.5 not-has-[[data-tone],button]:@max-[26rem]:before:text-small not-has-[[data-tone],button]:@max-[26rem]:before:text-muted not-has-[[data-tone],button]:@max-[26rem]:before:content-[attr(data-name)]'

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
