import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/en/staff/money.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { usePages } from '#app/staff/use-pages.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { formatDate, formatTimeOf } from '#app/rental/times.ts'
import type { PostingAnswer, PostingsAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Done } from './done.ts'
import { describePosting } from './describe-posting.ts'
import { ReverseForm } from './reverse-form.tsx'

const { postings: words } = moneyPage

type PostingsPartProps = {
  first: PostingsAnswer
  isToday: boolean
  onDone: (done: Done) => void
}

/** What was posted on a day, each with the way to take it back. */
export function PostingsPart({ first, isToday, onDone }: PostingsPartProps) {
  const [taken, setTaken] = useState<PostingAnswer | null>(null)
  const { day } = first
  const { pages, button, reset } = usePages(
    first,
    (mark) => `/staff/money/postings?day=${day}&before=${mark}`,
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
          onCancel={() => setTaken(null)}
          onDone={(done) => {
            setTaken(null)
            reset()
            onDone(done)
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
          deed: deedCell(setTaken),
        }}
        numbers={['box', 'amount', 'receipt']}
      />
      {button}
    </Part>
  )
}

function receiptCell({ receipt }: PostingAnswer) {
  return receipt === null ? null : <Link to={`?receipt=${receipt}`}>{receipt}</Link>
}

function deedCell(onTake: (row: PostingAnswer) => void) {
  return (row: PostingAnswer) => {
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

function canReverse({ kind }: PostingAnswer) {
  return kind !== 'reversal' && kind !== 'count'
}
