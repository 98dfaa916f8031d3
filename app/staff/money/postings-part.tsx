import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/en/staff/money.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
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
  const [older, setOlder] = useState<PostingsAnswer[]>([])
  const [taken, setTaken] = useState<PostingAnswer | null>(null)
  const { next, day } = older.at(-1) ?? first
  const rows = [first, ...older].flatMap(({ postings }) => postings)

  async function showOlder() {
    const before = encodeURIComponent(next ?? '')
    const path = `/staff/money/postings?day=${day}&before=${before}`
    const { answer } = await callShop<PostingsAnswer>(path)
    if (answer) setOlder([...older, answer])
  }

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
            setOlder([])
            onDone(done)
          }}
        />
      )}
      <ListTable
        caption={title}
        empty={words.none}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { id: 'time', name: words.columns.time, render: ({ at }) => formatTimeOf(at) },
          { id: 'what', name: words.columns.what, render: describePosting },
          { id: 'box', name: words.columns.box, render: ({ box }) => box, isNumber: true },
          {
            id: 'amount',
            name: words.columns.amount,
            render: ({ cents }) => formatExactDollars(cents),
            isNumber: true,
          },
          { id: 'receipt', name: words.columns.receipt, render: receiptCell, isNumber: true },
          {
            id: 'deed',
            name: words.columns.deed,
            render: deedCell(setTaken),
          },
        ]}
      />
      {next && (
        <div>
          <Button variant="quiet" onClick={() => void showOlder()}>
            {words.more}
          </Button>
        </div>
      )}
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
