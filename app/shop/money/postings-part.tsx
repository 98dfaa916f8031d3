import { useState } from 'react'
import { Link } from 'react-router'

import { moneyPage } from '#app/content/staff/money.ts'
import { focusOnce } from '#app/shop/core/call-fields.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { money } from '#shared/content/en/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { PostingLine, ReversalEffect } from '#shared/shop/money/till-calls.ts'

const { postings: words } = moneyPage

export function PostingsPart({ day }: { day?: string }) {
  const [taken, setTaken] = useState<PostingLine | null>(null)
  const filter = day ? { day } : {}
  const { pages, button } = usePages(moneyCalls.listPostings, filter, 'before', words.more)
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
  if (row.isOnline) return refundOf(row)
  const label = `${words.takeBack}: ${describePosting(row)}`
  return (
    <Button variant="quiet" small aria-label={label} onClick={() => onTake(row)}>
      {words.takeBack}
    </Button>
  )
}

/** Money of a card goes back to the card. */
function refundOf({ kind, box }: PostingLine) {
  const path = kind === 'payment' && box !== null && servicePath({ id: null, box }, 'money')
  return path ? (
    <Link to={path} className="whitespace-nowrap">
      {words.atBox}
    </Link>
  ) : null
}

/** `Payment: Cash`, with the reason where there is one. */
function describePosting(posting: PostingLine) {
  const what = namePosting(posting)
  return posting.reason ? `${what} (${posting.reason})` : what
}

const { reverse: reversal } = words

type ReverseFormProps = {
  posting: PostingLine
  title: string
  onClose: () => void
}

/** Reverses what was posted together, with the reason: all of it, or the money alone. It says what that does before it is done. */
function ReverseForm({ posting, title, onClose }: ReverseFormProps) {
  const { batchId } = posting
  const data = useShop(moneyCalls.planReversal, { batchId })
  const [chosen, setChosen] = useState<'whole' | 'money' | null>(null)
  const choices = (['whole', 'money'] as const).filter((choice) => data[choice])
  const choice = choices.find((each) => each === chosen) ?? choices[0]
  const effect = choice && data[choice]
  return (
    <section
      className="grid gap-3 rounded-lg border border-line bg-raised p-4 print:hidden"
      aria-label={title}
    >
      <h3>{title}</h3>
      {effect ? (
        <CallForm
          call={moneyCalls.reverse}
          label={title}
          submit={reversal.submit}
          values={{ batchId, isWhole: choice === 'whole' }}
          seen={data.version}
          done={() => {
            onClose()
            return reversal.done
          }}
        >
          {choices.length > 1 && (
            <RadioCards
              name="choice"
              legend={reversal.what}
              value={choice}
              onChoose={setChosen}
              options={choices.map((value) => ({ value, label: reversal[value] }))}
            />
          )}
          <Effects effect={effect} />
          <TextField name="reason" label={reversal.reason} autoComplete="off" ref={focusOnce} />
        </CallForm>
      ) : (
        <p>{reversal.none}</p>
      )}
      <div>
        <Button variant="plain" onClick={onClose}>
          {reversal.cancel}
        </Button>
      </div>
    </section>
  )
}

function Effects({ effect }: { effect: ReversalEffect }) {
  const { postings, balance, paidThrough } = effect
  const sentences = [
    ...postings.map((posting) =>
      interpolate(reversal.posting, {
        what: namePosting(posting),
        amount: formatExactDollars(posting.cents),
      }),
    ),
    ...postings.flatMap(({ receipt }) =>
      receipt === null ? [] : interpolate(reversal.receipt, { receipt }),
    ),
    paidThrough && interpolate(reversal.paidThrough, { day: formatDate(paidThrough) }),
    balance !== null && describeBalance(balance),
  ].filter((sentence): sentence is string => !!sentence)
  return (
    <div className="col-span-full" aria-live="polite">
      <p className="font-semibold">{reversal.effects}</p>
      <BulletList>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </BulletList>
    </div>
  )
}

function describeBalance(balance: number) {
  if (balance === 0) return reversal.settled
  const amount = formatExactDollars(Math.abs(balance))
  return interpolate(balance > 0 ? reversal.owes : reversal.credit, { amount })
}

/** `Payment: Cash`. */
export function namePosting({ kind, accounts }: Pick<PostingLine, 'kind' | 'accounts'>) {
  const kindName = words.kinds[kind]
  const names: string[] = accounts.map((account) => money.accounts[account])
  return names.includes(kindName) ? kindName : `${kindName}: ${names.join(', ')}`
}
