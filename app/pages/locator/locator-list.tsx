import { useRef } from 'react'

import { filters, shownAs } from '#app/content/en/mailboxes.ts'
import { locator as words } from '#app/content/en/locator.ts'
import { pageOf } from '#app/mailboxes/listing.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { Pagination } from '#app/mailboxes/pagination.tsx'
import { formatMiles } from '#app/mailboxes/position.ts'

import { PAGE_SIZE, type LocatorState } from './use-locator.ts'

import css from './locator-list.module.css'

/** The mailboxes that the map shows, as a list to read and to choose from. */
export function LocatorList({ locator }: { locator: LocatorState }) {
  const { sorted, distances, chosen, choose, page: requested, turn } = locator
  const { rows, page, pages, first } = pageOf(sorted, requested, PAGE_SIZE)
  const top = useRef<HTMLOListElement>(null)

  function turnTo(next: number) {
    turn(next)
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  if (rows.length === 0) return <p>{filters.nothing}</p>
  return (
    <>
      <ol ref={top} aria-label={words.list} start={first + 1} className={`${css.list} stack gap-0`}>
        {rows.map((mailbox) => (
          <li key={mailbox.id}>
            <Row
              mailbox={mailbox}
              miles={distances?.get(mailbox.id)}
              isChosen={mailbox.id === chosen?.id}
              onChoose={() => choose(mailbox.id)}
            />
          </li>
        ))}
      </ol>
      <Pagination page={page} pages={pages} onTurn={turnTo} />
    </>
  )
}

type RowProps = { mailbox: Mailbox; miles?: number; isChosen: boolean; onChoose: () => void }

function Row({ mailbox, miles, isChosen, onChoose }: RowProps) {
  const { id, location, type, status } = mailbox
  return (
    <button type="button" aria-pressed={isChosen} className={css.row} onClick={onChoose}>
      <span className="row gap-4 justify-between tabular">
        <strong>{id}</strong>
        {miles !== undefined && <span>{formatMiles(miles)}</span>}
      </span>
      <span>{location}</span>
      <span className="muted small">
        {shownAs[type]} · {shownAs[status]}
      </span>
    </button>
  )
}
