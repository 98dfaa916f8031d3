import { useState } from 'react'

import { moneyPage } from '#app/content/staff/money.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { nameOnly } from '#app/shop/core/names.ts'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatTimeOf } from '#app/shop/core/times.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { formatDollars, formatExactDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import type { Till } from '#shared/shop/money/till-calls.ts'
import { denominations, sumCounts } from '#shared/shop/money/till.ts'

const { till: words, day: dayWords, postings } = moneyPage
const PANEL = 'grid gap-3 rounded-lg border border-line bg-raised p-4 print:hidden'
const { close: closing } = words

/** Today's cash drawer: opened, what must be in it, cash in and out, counted and closed, and reopened by an administrator. */
export function TillPart({ till }: { till: Till }) {
  const { state, day, openedAt, openedBy } = till
  const isOwner = useIsAdministrator()
  if (state === 'not-open') {
    return (
      <Part title={words.title}>
        <div className={`${PANEL} max-w-xl`}>
          <p className="text-part font-strong">{words.notOpen}</p>
          <OpenForm previousFloat={till.previousFloat} />
        </div>
      </Part>
    )
  }
  return (
    <Part title={words.title}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className={PANEL}>
          <p>
            {state === 'open' && openedAt !== null
              ? interpolate(words.since, {
                  time: formatTimeOf(openedAt),
                  who: openedBy ? nameOnly(openedBy) : words.somebody,
                })
              : words.closed}
          </p>
          <CashFlowList till={till} />
          {till.closing && (
            <Sums
              rows={[[closing.counted, till.closing.counted]]}
              total={[closing.difference, till.closing.counted - till.closing.expected]}
            />
          )}
          <OnlinePayments {...till} />
          {state === 'open' && (
            <>
              <h3 className="text-part">{words.movement.title}</h3>
              <MovementForm />
            </>
          )}
          {state === 'closed' && isOwner && <ReopenForm day={day} />}
          <div>
            <ButtonRoute variant="quiet" to={`?day=${day}`}>
              {words.sheet}
            </ButtonRoute>
          </div>
        </div>
        {state === 'open' && (
          <div className={PANEL}>
            <h3 className="text-part">{closing.title}</h3>
            <CloseForm till={till} />
          </div>
        )}
      </div>
    </Part>
  )
}

export function ReopenForm({ day }: { day: string }) {
  const { reopen } = words
  return (
    <CallForm
      variant="quiet"
      call={moneyCalls.reopenTill}
      label={reopen.title}
      submit={reopen.submit}
      values={{ day }}
      done={reopen.done}
      fields={{ reason: reopen.reason }}
      about={reopen.about}
    />
  )
}

export function CashFlowList({ till: { flow, expected } }: { till: Till }) {
  const rows = [
    ['float', flow.float],
    ['payments', flow.payments],
    ['refunds', -flow.refunds],
    ['reversals', flow.reversals],
    ['paidIn', flow.paidIn],
    ['paidOut', -flow.paidOut],
    ['overShort', flow.overShort],
  ] as const
  return (
    <Sums
      rows={rows
        .filter(([id, cents]) => cents !== 0 || id === 'float')
        .map(([id, cents]) => [words.flow[id], cents])}
      total={[words.expected, expected]}
    />
  )
}

/** Empty without any. */
export function OnlinePayments({ online }: Pick<Till, 'online'>) {
  if (online.lines.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={dayWords.online}>
      <h3 className="text-part">{dayWords.online}</h3>
      <Sums
        rows={online.lines.map(({ at, kind, box, receipt, cents }) => [
          [
            `${formatTimeOf(at)} ${postings.kinds[kind]}`,
            ...(box === null ? [] : [interpolate(postings.box, { box })]),
            ...(receipt === null ? [] : [interpolate(postings.receipt, { receipt })]),
          ].join(', '),
          cents,
        ])}
        total={[dayWords.onlineTotal, online.cents]}
      />
    </section>
  )
}

export function OpenForm({ previousFloat: before }: { previousFloat: number | null }) {
  const hint =
    before === null ? '' : interpolate(words.floatHint, { amount: formatExactDollars(before) })
  return (
    <CallForm
      call={moneyCalls.openTill}
      submit={words.submitOpen}
      done={words.open}
      fields={{ floatCents: { label: words.float, value: before, hint } }}
    />
  )
}

function MovementForm() {
  const { movement } = words
  return (
    <CallForm
      isRepeated
      variant="quiet"
      call={moneyCalls.moveCash}
      label={movement.title}
      submit={movement.submit}
      done={movement.done}
      fields={{
        direction: {
          label: movement.direction,
          value: 'paid-out',
          options: { 'paid-in': movement['paid-in'], 'paid-out': movement['paid-out'] },
          isOfCards: true,
        },
        cents: movement.cents,
        reason: movement.reason,
      }}
    />
  )
}

type CloseFormProps = {
  till: Pick<Till, 'day' | 'expected' | 'closings'>
  /** Past days are open to administrators only. */
  isPast?: boolean
}

/** The drawer counted by bills and coins, beside what must be in it; a difference needs its reason. */
export function CloseForm({ till: { day, expected, closings }, isPast }: CloseFormProps) {
  const [counts, setCounts] = useState<Record<string, number>>({})
  const counted = sumCounts(counts)
  const difference = counted - expected
  return (
    <CallForm
      call={moneyCalls.closeTill}
      label={closing.title}
      submit={closing.submit}
      values={{ closings: closings.length, ...(isPast && { day }) }}
      done={closing.done}
    >
      <p className="col-span-full">{closing.about}</p>
      <div className="col-span-full grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {denominations.map((cents) => (
          <NumberField
            key={cents}
            name={`counts.${cents}`}
            label={formatDollars(cents)}
            required={false}
            onChange={({ target }) => setCounts({ ...counts, [cents]: Number(target.value) || 0 })}
          />
        ))}
      </div>
      <div className="col-span-full" aria-live="polite">
        <Sums
          rows={[[closing.counted, counted]]}
          total={difference === 0 ? [closing.even, 0] : [closing.difference, difference]}
        />
      </div>
      {difference !== 0 && (
        <TextField name="reason" label={closing.reason} autoComplete="off" required={false} />
      )}
    </CallForm>
  )
}
