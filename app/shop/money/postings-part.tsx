import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/staff/money.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PostingLine } from '#shared/shop/money/till-calls.ts'

import { namePosting, ReverseForm } from './reverse-form.tsx'

const { postings: words } = moneyPage

type PostingsPartProps = {
  day: string
  isToday: boolean
  onDone: (text: string) => void
}

/** What was posted on a day, each with the way to take it back. */
export function PostingsPart({ day, isToday, onDone }: PostingsPartProps) {
  const first = useShop(moneyCalls.listPostings, isToday ? {} : { day })
  const [taken, setTaken] = useState<PostingLine | null>(null)
  const { pages, button, reset } = usePages(
    first,
    (mark) => callShop(moneyCalls.listPostings, { day, before: mark }),
    words.more,
  )
  const rows = pages.flatMap(({ postings }) => postings)

  const title = isToday ? words.title : interpolate(words.titleOf, { day: formatDate(day) })
  return (
    <Part title={title} count={rows.length}>
      {taken && (
        <ReverseForm
          key={taken.id}
          posting={taken}
          title={interpolate(words.reverse.title, { what: describeAt(taken) })}
          onCancel={() => setTaken(null)}
          onDone={(text) => {
            setTaken(null)
            reset()
            onDone(text)
          }}
        />
      )}
      <ListTable
        caption={title}
        empty={words.none}
        rows={rows}
        keyOf={({ id }) => id}
        columns={words.columns}
        cells={{
          what: whatCell,
          amount: ({ cents }) => formatExactDollars(cents),
          action: actionCell(setTaken),
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

function actionCell(onTake: (row: PostingLine) => void) {
  return (row: PostingLine) => {
    if (row.isReversed) return words.void
    if (!canReverse(row)) return null
    const label = `${words.takeBack}: ${describePosting(row)}`
    return (
      <Button variant="quiet" small aria-label={label} onClick={() => onTake(row)}>
        {words.takeBack}
      </Button>
    )
  }
}

function canReverse({ kind }: PostingLine) {
  return kind !== 'reversal' && kind !== 'count'
}

/** `Payment: Cash`, with the reason where there is one. */
function describePosting(posting: PostingLine) {
  const what = namePosting(posting)
  return posting.reason ? `${what} (${posting.reason})` : what
}
