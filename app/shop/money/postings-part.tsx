import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/staff/money.ts'
import { callShop } from '#app/shop/client.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PostingLine, PostingPage } from '#shared/shop/money/till-calls.ts'

import card from '#app/ui/card.module.css'

const { postings: words } = moneyPage
const { reverse: reversal } = words

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

type ReverseFormProps = {
  posting: PostingLine
  onCancel: () => void
  onDone: (text: string) => void
}

/** Takes a posting back, with the reason: the money alone, or what was charged with it, too. */
function ReverseForm({ posting, onCancel, onDone }: ReverseFormProps) {
  const { batchId, kind, box } = posting
  const isPayment = kind === 'payment'
  const title = interpolate(reversal.title, {
    what: describePosting(posting) + (box === null ? '' : `, PMB ${box}`),
  })
  return (
    <section className={`${card.card} screen-only`} aria-label={title}>
      <h3>{title}</h3>
      <CallForm
        hasId
        call={moneyCalls.reverse}
        label={title}
        submit={reversal.submit}
        values={isPayment ? { batchId } : { batchId, isWhole: true }}
        onDone={() => onDone(reversal.done)}
      >
        {isPayment && (
          <RadioCards
            name="isWhole"
            legend={reversal.what}
            value="true"
            options={[
              { value: 'true', label: reversal.whole },
              { value: 'false', label: reversal.money },
            ]}
          />
        )}
        <TextField name="reason" label={reversal.reason} autoComplete="off" ref={focusFirst} />
      </CallForm>
      <div>
        <Button variant="plain" onClick={onCancel}>
          {reversal.cancel}
        </Button>
      </div>
    </section>
  )
}

function focusFirst(input: HTMLInputElement | null) {
  input?.focus()
}

/** `Payment: Cash`, with the reason where there is one. */
function describePosting({ kind, accounts, reason }: PostingLine) {
  const kindName = words.kinds[kind]
  const names: string[] = accounts.map((account) => money.accounts[account])
  const what = names.includes(kindName) ? kindName : `${kindName}: ${names.join(', ')}`
  return reason ? `${what} (${reason})` : what
}
