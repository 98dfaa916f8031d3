import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'

import { customers as words } from '#app/content/staff/customers.ts'
import { find as findWords } from '#app/content/staff/find.ts'
import { planName } from '#app/shop/core/names.ts'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortDate } from '#app/shop/core/times.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import type { ListedCustomer } from '#shared/shop/boxes/customer.ts'

const ROW_PX = 37
const OVERSCAN = 12

type Column = keyof typeof words.columns
export type Sort = { by: Column; isDown: boolean }

const columns = Object.keys(words.columns) as Column[]
const statuses = Object.keys(words.statuses)
const hidden: Partial<Record<Column, string>> = {
  plan: 'max-lg:hidden',
  paidThrough: 'max-md:hidden',
  balanceCents: 'max-sm:hidden',
  waiting: 'max-sm:hidden',
}
const numbers = new Set<Column>(['balanceCents', 'waiting'])
const tones: Partial<Record<ListedCustomer['status'], string>> = {
  rented: 'text-success',
  due: 'text-warning',
  late: 'text-error font-semibold',
  closing: 'text-warning',
}

export function sortCustomers(customers: ListedCustomer[], { by, isDown }: Sort) {
  const valueOf = (customer: ListedCustomer) =>
    by === 'status'
      ? statuses.indexOf(customer.status)
      : (customer[by] ?? (by === 'box' ? Infinity : ''))
  const sorted = customers.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)]
    return typeof first === 'number' && typeof second === 'number'
      ? first - second
      : String(first).localeCompare(String(second), undefined, { numeric: true })
  })
  return isDown ? sorted.toReversed() : sorted
}

type TableProps = { customers: ListedCustomer[]; sort: Sort; onSort: (column: Column) => void }

/** Only the rows in view are in the page: thousands of customers need no paging. */
export function CustomersTable({ customers, sort, onSort }: TableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler runs here
  const { getVirtualItems, getTotalSize } = useWindowVirtualizer({
    count: customers.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin: body.current?.offsetTop ?? 0,
  })
  const rows = getVirtualItems()
  const margin = body.current?.offsetTop ?? 0
  const above = (rows[0]?.start ?? margin) - margin
  const below = getTotalSize() - ((rows.at(-1)?.end ?? margin) - margin)
  if (customers.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <table
      className="w-full table-fixed border-collapse tabular-nums"
      aria-rowcount={customers.length}
    >
      <thead className="sticky top-14 z-10 bg-ground lg:top-0">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sort.by !== column ? undefined : sort.isDown ? 'descending' : 'ascending'}
              className={`p-0 ${widths[column]} ${hidden[column] ?? ''}`}
            >
              <button
                type="button"
                className={`h-10 w-full cursor-pointer truncate px-2 text-sm font-semibold text-muted hover:text-ink ${numbers.has(column) ? 'text-right' : 'text-left'}`}
                onClick={() => onSort(column)}
              >
                {words.columns[column]}
                {sort.by === column && <span aria-hidden="true">{sort.isDown ? ' ↓' : ' ↑'}</span>}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {above > 0 && <Space px={above} />}
        {rows.map(({ index }) => {
          const customer = customers[index]
          return customer && <Row key={customer.id} {...customer} index={index} />
        })}
        {below > 0 && <Space px={below} />}
      </tbody>
    </table>
  )
}

const widths: Record<Column, string> = {
  box: 'w-16',
  name: '',
  plan: 'w-44',
  paidThrough: 'w-32',
  balanceCents: 'w-28',
  waiting: 'w-16',
  status: 'w-24',
}

function Space({ px }: { px: number }) {
  return <tr aria-hidden="true" style={{ height: px }} />
}

function Row({ index, ...customer }: ListedCustomer & { index: number }) {
  const { id, box, name, others, plan, paidThrough, balanceCents, waiting, status } = customer
  const cells: Record<Column, ReactNode> = {
    box: box ?? '–',
    name: (
      <Link
        to={servicePath({ id, box }) ?? ''}
        className="font-semibold text-ink no-underline after:absolute after:inset-0"
      >
        {name || findWords.noName}
        {others.length > 0 && (
          <span className="font-normal text-muted"> · {others.join(', ')}</span>
        )}
      </Link>
    ),
    plan: planName(plan),
    paidThrough: paidThrough && formatShortDate(paidThrough),
    balanceCents: balanceCents !== 0 && (
      <span className={balanceCents > 0 ? 'text-error' : 'text-success'}>
        {formatDollars(balanceCents)}
      </span>
    ),
    waiting: waiting > 0 && waiting,
    status: <span className={tones[status]}>{words.statuses[status]}</span>,
  }
  return (
    <tr
      aria-rowindex={index + 1}
      className="relative h-[37px] border-t border-line focus-within:bg-lifted hover:bg-lifted"
    >
      {columns.map((column) => (
        <td
          key={column}
          className={`truncate px-2 py-0 ${hidden[column] ?? ''} ${numbers.has(column) ? 'text-right' : ''}`}
        >
          {cells[column]}
        </td>
      ))}
    </tr>
  )
}
