import { useState } from 'react'

import { nameTerms } from '#app/pricing/price-words.ts'
import { callShop } from '#app/shop/client.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { refreshAnswers } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { refused } from '#app/ui/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { cardPayments as words } from '#content/card-payments.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { Mailbox } from '#shared/shop/boxes/mailbox-calls.ts'
import { cardCalls, type Renewal } from '#shared/shop/cards/calls.ts'

import { leaveFor } from './leave-for.ts'

type Choice = Renewal['options'][number]

export type RenewalProps = { mailbox: Mailbox; renewal: Renewal }

export function RenewForm({ mailbox, renewal }: RenewalProps) {
  const [months, setMonths] = useState(mailbox.months)
  const [receipt, setReceipt] = useState<number | null>(null)
  const choices = listChoices(renewal)
  const choice = choices.find((each) => each.months === months) ?? choices[0]
  const submission = useSubmission(async () => {
    if (!choice) return { problems: null }
    setReceipt(null)
    const { data, error } = await callShop(cardCalls.startCheckout, {
      mailbox: mailbox.id,
      seen: renewal.version,
      shownCents: choice.dueCents,
      months: choice.months,
    })
    if (data?.url) await leaveFor(data.url)
    // Refusal and new amounts appear together.
    if (!error || error.status) await refreshAnswers()
    if (error) return refused(error.message)
    setReceipt(data.receipt)
    return { problems: null }
  })

  const day = renewal.paidThrough ? formatDate(renewal.paidThrough) : ''
  return (
    <>
      <TextBanner
        tone="success"
        focused="if-lost"
        text={receipt !== null && interpolate(words.paidByCredit, { receipt, day })}
      />
      {choice ? (
        <Form fetcher={submission} label={`${words.title}, ${mailbox.box}`}>
          <RadioCards
            name="months"
            legend={words.choose}
            value={choice.months}
            onChoose={setMonths}
            className="grid grid-cols-1 gap-2"
            options={choices.map((each) => ({
              value: each.months,
              label: <ChoiceLabel choice={each} day={day} />,
            }))}
          />
          <Amounts choice={choice} renewal={renewal} />
          <div className="grid grid-cols-1 justify-items-start gap-3">
            <SubmitButton busy={words.submitting}>
              {choice.dueCents > 0
                ? interpolate(words.submit, { amount: formatExactDollars(choice.dueCents) })
                : words.submitCredit}
            </SubmitButton>
            <p className="text-15 text-muted">
              {choice.dueCents > 0 ? words.stripe : words.covered}
            </p>
          </div>
        </Form>
      ) : (
        <p>{words.none}</p>
      )}
    </>
  )
}

function listChoices({ options, chargedCents, paidThrough }: Renewal): Choice[] {
  if (chargedCents <= 0) return options
  const owed = { months: 0, rentCents: 0, dueCents: chargedCents, paidThrough: paidThrough ?? '' }
  return [...options, owed]
}

function ChoiceLabel({ choice, day }: { choice: Choice; day: string }) {
  const { months, rentCents, dueCents, paidThrough } = choice
  const text =
    months === 0
      ? interpolate(words.owedText, { day })
      : interpolate(words.rent, {
          amount: formatExactDollars(rentCents),
          day: formatDate(paidThrough),
        })
  return (
    <span className="grid flex-1 grid-cols-1 gap-0.5">
      <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{months === 0 ? words.owed : nameTerms([months])}</span>{' '}
        <span className="tabular-nums">{formatExactDollars(dueCents)}</span>
      </span>{' '}
      <span className="text-15 text-muted">{text}</span>
    </span>
  )
}

function Amounts({ choice, renewal }: { choice: Choice; renewal: Renewal }) {
  const { months, rentCents, dueCents } = choice
  const { chargedCents } = renewal
  const lateFees = months === 0 ? [] : renewal.lateFees
  const all = lateFees.reduce((sum, { cents }) => sum + cents, rentCents)
  const { rows } = words
  return (
    <Sums
      rows={[
        months > 0 && [interpolate(rows.rent, { term: nameTerms([months]) }), rentCents],
        ...lateFees.map(
          ({ on, cents }) => [interpolate(rows.lateFee, { day: formatDate(on) }), cents] as const,
        ),
        chargedCents > 0 && [rows.charged, chargedCents],
        chargedCents < 0 && [rows.credit, dueCents - all],
      ]}
      total={[rows.total, dueCents]}
    />
  )
}
