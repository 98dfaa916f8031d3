import { href, Link } from 'react-router'

import type { ColumnName, Preferences } from '#app/preferences/use-preferences.ts'
import { focusSearch } from '#app/sample-mailboxes/filters.tsx'
import { sortKeys, type Sorting, type SortKey } from '#app/sample-mailboxes/listing.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { createMailbox, deleteMailbox } from '#app/sample-mailboxes/store.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { showSnackbar, showToast } from '#app/ui/toasts.ts'
import { dashboard as words } from '#content/mailbox-pages.ts'
import { columns as columnLabels, shownAs } from '#content/mailboxes.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { ReturnState } from './dashboard-query.ts'

import css from './mailbox-table.module.css'
import tag from '#app/ui/tag.module.css'

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget the roles of a table that is laid out as cards */

/** Thirty feet: enough to read; the form shows all there are. */
const SHOWN_DECIMALS = 4
const tones: Partial<Record<Mailbox['status'], string>> = {
  Active: 'success',
  Maintenance: 'warning',
}

type MailboxTableProps = {
  rows: readonly Mailbox[]
  caption: string
  sorting: Sorting
  view: Preferences['tableView']
  returnState: ReturnState
  onSort: (key: SortKey) => void
  onDelete: (mailbox: Mailbox) => void
}

/** The mailboxes of one page. On a narrow screen each row stands as a card. */
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
    <table role="table" className={`${css.table} text-15 w-full`} data-density={view.density}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {view.columns.map((name) => (
            <HeaderCell key={name} name={name} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((mailbox) => (
          <tr key={mailbox.id} role="row">
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
      <th role="columnheader" scope="col" className={css.plain}>
        {label}
      </th>
    )
  }
  const isSorted = sorting.by === name
  const order = sorting.descending ? 'descending' : 'ascending'
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? order : 'none'}>
      <button type="button" className={`${css.sort} items-center`} onClick={() => onSort(name)}>
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
          className={`${css.id} tabular-nums font-semibold whitespace-nowrap`}
        >
          {id}
        </th>
      )
    case 'location':
      return (
        <td role="cell" className={`${css.location} wrap-anywhere`}>
          {location}
        </td>
      )
    case 'type':
      return <td role="cell">{shownAs[type]}</td>
    case 'status':
      return (
        <td role="cell">
          <span className={`${tag.tag} whitespace-nowrap`} data-tone={tones[status]}>
            {shownAs[status]}
          </span>
        </td>
      )
    case 'coordinates':
      return (
        <td role="cell" className={`${css.coordinates} text-muted tabular-nums whitespace-nowrap`}>
          {lat.toFixed(SHOWN_DECIMALS)}, {lng.toFixed(SHOWN_DECIMALS)}
        </td>
      )
    case 'actions':
      return (
        <td role="cell" className={`${css.actions} whitespace-nowrap`}>
          <Link
            to={href('/edit-mailbox/:id', { id })}
            state={returnState}
            aria-label={interpolate(words.editOne, { id })}
          >
            {words.edit}
          </Link>
          <Button
            variant="plain"
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

/** The element that deletes a mailbox; there the focus goes when its neighbor is gone. */
function deleteButtonOf(id: string) {
  return `delete-${id}`
}

function isSortKey(name: ColumnName): name is SortKey & ColumnName {
  return sortKeys.some((key) => key === name)
}

type DeleteDialogProps = {
  mailbox: Mailbox
  /** The rows in sight: the focus goes to the next of them. */
  rows: readonly Mailbox[]
  onClose: () => void
}

/** Asks, deletes, and offers to undo it. */
export function DeleteDialog({ mailbox, rows, onClose }: DeleteDialogProps) {
  const { id, location } = mailbox

  function remove() {
    const index = rows.findIndex((row) => row.id === id)
    const neighbor = rows[index + 1] ?? rows[index - 1]
    onClose()
    const problem = deleteMailbox(id)
    if (problem) return showToast({ tone: 'error', text: problem })
    showSnackbar({
      text: interpolate(words.deleting.done, { id }),
      action: { name: words.deleting.undo, run: undo },
    })
    focusOnceDrawn(neighbor)
  }

  function undo() {
    const problem = createMailbox(mailbox)
    if (problem) showToast({ tone: 'error', text: problem })
  }

  return (
    <ConfirmDialog
      title={interpolate(words.deleting.title, { id })}
      confirm={words.deleting.confirm}
      cancel={words.deleting.cancel}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{location}</p>
    </ConfirmDialog>
  )
}

/** The last one on a page leaves no neighbor: reading begins anew at the search. */
function focusOnceDrawn(neighbor: Mailbox | undefined) {
  requestAnimationFrame(() => {
    const next = neighbor && document.getElementById(deleteButtonOf(neighbor.id))
    if (next) next.focus()
    else focusSearch()
  })
}
