import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/staff/money.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PostingLine } from '#shared/shop/money/till-calls.ts'

import { namePosting, ReverseForm } from './reverse-form.tsx'

const { postings: words } = moneyPage

/** What was posted on a day, or today, each with the way to take it back. */
export function PostingsPart({ day }: { day?: string }) {
  const [taken, setTaken] = useState<PostingLine | null>(null)
  const asked = day ? { day } : {}
  const { pages, button } = usePages(moneyCalls.listPostings, asked, 'before', words.more)
  const rows = pages.flatMap(({ postings }) => postings)

  const title = day ? interpolate(words.titleOf, { day: formatDate(day) }) : words.title
  return (
    <Part title={title} count={rows.length}>
      {taken && (
        <ReverseForm
          key={taken.id}
          posting={taken}
          title={interpolate(words.reverse.title, { what: describeAt(taken) })}
          onClose={() => setTaken(null)}
        />
      )}
      <ListTable
        caption={title}
        empty={words.none}
        rows={rows}
        columns={words.columns}
        cells={{
          what: whatCell,
          amount: ({ cents }) => formatExactDollars(cents),
          action: (row) => takeBackOf(row, setTaken),
        }}
        numbers={['amount']}
      />
      {button}
    </Part>
  )
}

function describeAt(posting: PostingLine) {
  const { box } = posting
  const what = describePosting(posting)
  return box === null ? what : `${what}, ${interpolate(words.box, { box })}`
}

function whatCell(posting: PostingLine) {
  const { at, receipt } = posting
  return (
    <>
      <span className="text-muted tabular-nums">{formatTimeOf(at)}</span> {describeAt(posting)}{' '}
      {receipt !== null && (
        <Link to={`?receipt=${receipt}`}>{interpolate(words.receipt, { receipt })}</Link>
      )}
    </>
  )
}

function takeBackOf(row: PostingLine, onTake: (row: PostingLine) => void) {
  if (row.isReversed) return words.void
  if (row.kind === 'reversal' || row.kind === 'count') return null
  const label = `${words.takeBack}: ${describePosting(row)}`
  return (
    <Button variant="quiet" small aria-label={label} onClick={() => onTake(row)}>
      {words.takeBack}
    </Button>
  )
}

/** `Payment: Cash`, with the reason where there is one. */
function describePosting(posting: PostingLine) {
  const what = namePosting(posting)
  return posting.reason ? `${what} (${posting.reason})` : what
}
