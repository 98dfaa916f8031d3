import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/staff/money.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PostingLine, PostingPage } from '#shared/shop/money/till-calls.ts'

import { namePosting, ReverseForm } from './reverse-form.tsx'

const { postings: words } = moneyPage

type PostingsPartProps = {
  first: PostingPage
  isToday: boolean
  onDone: (text: string) => void
}

/** What was posted on a day, each with the way to take it back. */
export function PostingsPart({ first, isToday, onDone }: PostingsPartProps) {
  const [taken, setTaken] = useState<PostingLine | null>(null)
  const { day } = first
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
          time: ({ at }) => formatTimeOf(at),
          what: describePosting,
          box: ({ box }) => box,
          amount: ({ cents }) => formatExactDollars(cents),
          receipt: receiptCell,
          action: actionCell(setTaken),
        }}
        numbers={['box', 'amount', 'receipt']}
      />
      {button}
    </Part>
  )
}

function describeAt(posting: PostingLine) {
  const { box } = posting
  return describePosting(posting) + (box === null ? '' : `, PMB ${box}`)
}

function receiptCell({ receipt }: PostingLine) {
  return receipt === null ? null : <Link to={`?receipt=${receipt}`}>{receipt}</Link>
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
