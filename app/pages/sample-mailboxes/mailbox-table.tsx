import { href, Link } from 'react-router'

import type { ColumnName, Preferences } from '#app/preferences/use-preferences.ts'
import { sortKeys, type Sorting, type SortKey } from '#app/sample-mailboxes/listing.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { Button } from '#app/ui/button.tsx'
import { TAG } from '#app/ui/looks.ts'
import { dashboard as words } from '#content/mailbox-pages.ts'
import { columns as columnLabels, shownAs } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { ReturnState } from './dashboard-query.ts'
import { deleteButtonOf } from './delete-dialog.tsx'

import css from './mailbox-table.module.css'

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget the roles of a table that is laid out as cards */

/** About thirty feet. */
const SHOWN_DECIMALS = 4
const tones: Partial<Record<Mailbox['status'], string>> = {
  Active: 'success',
  Maintenance: 'warning',
}

const TABLE =
  'w-full border-collapse text-15 leading-snug [--cell:0.75rem] data-[density=comfortable]:[--cell:1.125rem] data-[density=compact]:[--cell:0.375rem] max-[52rem]:block'
const HEAD_ROW =
  'max-[52rem]:mb-3 max-[52rem]:flex max-[52rem]:flex-wrap max-[52rem]:gap-x-5 max-[52rem]:border-b max-[52rem]:border-line-strong max-[52rem]:pb-1'
const HEAD =
  'border-b border-line-strong px-3.5 text-left align-middle font-semibold whitespace-nowrap text-muted max-[52rem]:border-0 max-[52rem]:px-0'
const CARDS =
  'max-[52rem]:grid max-[52rem]:grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] max-[52rem]:gap-3'
const ROW =
  'hover:bg-raised max-[52rem]:flex max-[52rem]:flex-wrap max-[52rem]:items-center max-[52rem]:gap-x-4 max-[52rem]:gap-y-[calc(var(--cell)/2)] max-[52rem]:rounded-lg max-[52rem]:border max-[52rem]:border-line max-[52rem]:bg-raised max-[52rem]:px-4 max-[52rem]:py-[calc(var(--cell)+0.25rem)]'
const CELL =
  'border-b border-line px-3.5 py-(--cell) text-left align-middle max-[52rem]:border-0 max-[52rem]:p-0'

type MailboxTableProps = {
  rows: readonly Mailbox[]
  caption: string
  sorting: Sorting
  view: Preferences['tableView']
  returnState: ReturnState
  onSort: (key: SortKey) => void
  onDelete: (mailbox: Mailbox) => void
}

export function MailboxTable({
  rows,
  caption,
  sorting,
  view,
  returnState,
  onSort,
  onDelete,
}: MailboxTableProps) {
  return (
    <table role="table" className={TABLE} data-density={view.density}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-[52rem]:block">
        <tr role="row" className={HEAD_ROW}>
          {view.columns.map((name) => (
            <HeaderCell key={name} name={name} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={CARDS}>
        {rows.map((mailbox) => (
          <tr key={mailbox.id} role="row" className={ROW}>
            {view.columns.map((name) => (
              <BodyCell
                key={name}
                name={name}
                mailbox={mailbox}
                returnState={returnState}
                onDelete={onDelete}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeaderCellProps = { name: ColumnName } & Pick<MailboxTableProps, 'sorting' | 'onSort'>

function HeaderCell({ name, sorting, onSort }: HeaderCellProps) {
  const label = columnLabels[name]
  if (!isSortKey(name)) {
    return (
      <th role="columnheader" scope="col" className={`${HEAD} py-3 max-[52rem]:hidden`}>
        {label}
      </th>
    )
  }
  const isSorted = sorting.by === name
  const order = sorting.descending ? 'descending' : 'ascending'
  return (
    <th role="columnheader" scope="col" className={HEAD} aria-sort={isSorted ? order : 'none'}>
      <button
        type="button"
        className={`${css.sort} inline-flex min-h-11 items-center gap-[0.4375rem] font-[inherit] hover:text-ink`}
        onClick={() => onSort(name)}
      >
        {label}
        <svg aria-hidden="true" viewBox="0 0 12 16" width="10" height="14">
          <path className={css.up} d="M6 1l4 5H2z" />
          <path className={css.down} d="M6 15l4-5H2z" />
        </svg>
      </button>
    </th>
  )
}

type BodyCellProps = { name: ColumnName; mailbox: Mailbox } & Pick<
  MailboxTableProps,
  'returnState' | 'onDelete'
>

function BodyCell({ name, mailbox, returnState, onDelete }: BodyCellProps) {
  const { id, location, type, status, lat, lng } = mailbox
  switch (name) {
    case 'id':
      return (
        <th
          role="rowheader"
          scope="row"
          className={`${CELL} font-semibold whitespace-nowrap tabular-nums max-[52rem]:flex-1`}
        >
          {id}
        </th>
      )
    case 'location':
      return (
        <td
          role="cell"
          className={`${CELL} wrap-anywhere max-[52rem]:order-1 max-[52rem]:basis-full`}
        >
          {location}
        </td>
      )
    case 'type':
      return (
        <td role="cell" className={`${CELL} max-[52rem]:order-1`}>
          {shownAs[type]}
        </td>
      )
    case 'status':
      return (
        <td role="cell" className={`${CELL} max-[52rem]:order-1`}>
          <span className={`${TAG} whitespace-nowrap`} data-tone={tones[status]}>
            {shownAs[status]}
          </span>
        </td>
      )
    case 'coordinates':
      return (
        <td
          role="cell"
          className={`${CELL} whitespace-nowrap text-muted tabular-nums max-[52rem]:order-1 max-[52rem]:basis-full`}
        >
          {lat.toFixed(SHOWN_DECIMALS)}, {lng.toFixed(SHOWN_DECIMALS)}
        </td>
      )
    case 'actions':
      return (
        <td role="cell" className={`${CELL} whitespace-nowrap`}>
          <Link
            className="mr-5 inline-block min-h-8 py-1 leading-6 font-medium"
            to={href('/edit-mailbox/:id', { id })}
            state={returnState}
            aria-label={interpolate(words.editOne, { id })}
          >
            {words.edit}
          </Link>
          <Button
            variant="plain"
            destroys
            id={deleteButtonOf(id)}
            aria-label={interpolate(words.deleteOne, { id })}
            onClick={() => onDelete(mailbox)}
          >
            {words.delete}
          </Button>
        </td>
      )
  }
}

function isSortKey(name: ColumnName): name is SortKey & ColumnName {
  return sortKeys.some((key) => key === name)
}
