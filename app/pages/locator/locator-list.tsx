import { useRef } from 'react'

import { formatMiles } from '#app/mailboxes/distance.ts'
import { pageOf } from '#app/mailboxes/listing.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { Button } from '#app/ui/button.tsx'

import { ON_A_PAGE, type LocatorState } from './use-locator.ts'

import css from './locator-list.module.css'

/** The mailboxes that the map shows, as a list to read and to choose from. */
export function LocatorList({ locator }: { locator: LocatorState }) {
  const { sorted, distances, chosen, choose, page: wanted, turn } = locator
  const { rows, page, pages, first } = pageOf(sorted, wanted, ON_A_PAGE)
  const top = useRef<HTMLOListElement>(null)

  function turnTo(next: number) {
    turn(next)
    top.current?.scrollIntoView({ block: 'nearest' })
  }

  if (rows.length === 0) return <p>No mailbox is like that. Try fewer words or another filter.</p>
  return (
    <>
      <ol ref={top} aria-label="Mailboxes" start={first + 1} className={css.list}>
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
      {pages > 1 && (
        <nav aria-label="Pages" className={css.pages}>
          <Button look="quiet" small waiting={page === 1} onClick={() => turnTo(page - 1)}>
            Previous
          </Button>
          <p role="status">
            Page {page.toLocaleString('en')} of {pages.toLocaleString('en')}
          </p>
          <Button look="quiet" small waiting={page === pages} onClick={() => turnTo(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  )
}

type RowProps = { mailbox: Mailbox; miles?: number; isChosen: boolean; onChoose: () => void }

function Row({ mailbox, miles, isChosen, onChoose }: RowProps) {
  const { id, location, type, status } = mailbox
  return (
    <button type="button" aria-pressed={isChosen} className={css.row} onClick={onChoose}>
      <span className={css.name}>
        <strong>{id}</strong>
        {miles !== undefined && <span>{formatMiles(miles)}</span>}
      </span>
      <span>{location}</span>
      <span className={css.kind}>
        {type} · {status}
      </span>
    </button>
  )
}
