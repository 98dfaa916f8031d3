import { use } from 'react'

import { leaving } from '#app/content/staff/leaving.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import type { Done } from '#app/shop/core/status-line.tsx'
import { CustomerChanges } from '#app/shop/core/step-form.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Sums } from '#app/ui/sums.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'
import { netOf } from '#shared/shop/boxes/leaving.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'

import { donePaying, PayFields, wayNames } from './pay-fields.tsx'

const { settle: words, steps } = leaving

type SettleFormProps = { rental: CustomerRental; hasEmail: boolean }

export function SettleForm({ rental: { id, leaving: facts }, hasEmail }: SettleFormProps) {
  const { version, onChange, onOutdated } = use(CustomerChanges)
  const isOwner = useIsAdministrator()
  const { closedOn, keysOut, balanceCents, depositCents, unusedRentCents } = facts
  const held = depositCents + unusedRentCents
  const net = netOf(facts)
  if (held === 0 && balanceCents === 0) return <p>{steps.settle.done}</p>

  const form = { seen: version, onStale: onOutdated } as const
  const settle = {
    ...form,
    call: moneyCalls.settle,
    done({ receipt, cents, change, balance }: AnswerOf<typeof moneyCalls.settle>): Done {
      onChange()
      if (receipt === null) {
        return interpolate(words.netted, { amount: formatExactDollars(balance) })
      }
      if (cents < 0) return donePaying({ receipt, cents: 0 - cents, change })
      const paid = { receipt, amount: formatExactDollars(cents) }
      return { text: interpolate(words.paidOut, paid), receipt }
    },
  } as const
  const amount = formatExactDollars(Math.abs(net))
  const later = { rentalId: id, isEmailed: false }

  return (
    <>
      <Sums
        rows={[
          [words.rows.deposit, depositCents],
          unusedRentCents !== 0 && [words.rows.rent, unusedRentCents],
          [balanceCents < 0 ? words.rows.credit : words.rows.owed, 0 - balanceCents],
        ]}
        total={[net > 0 ? words.out : net < 0 ? words.due : words.even, Math.abs(net)]}
      />
      {!closedOn || keysOut > 0 ? (
        <p>{words.first}</p>
      ) : net > 0 ? (
        <CallForm
          {...settle}
          submit={interpolate(words.payOut, { amount })}
          values={{ rentalId: id, isEmailed: hasEmail }}
          fields={{ way: { label: words.way, options: wayNames } }}
        />
      ) : net < 0 ? (
        <>
          <CallForm
            key={net}
            {...settle}
            submit={interpolate(words.take, { amount })}
            values={{ rentalId: id }}
          >
            <PayFields cents={0 - net} hasEmail={hasEmail} />
          </CallForm>
          {held > 0 && <CallForm {...settle} variant="quiet" submit={words.later} values={later} />}
          {held === 0 && isOwner && (
            <CallForm
              {...form}
              variant="quiet"
              call={moneyCalls.writeOff}
              label={words.writeOff.title}
              submit={interpolate(words.writeOff.submit, { amount })}
              values={{ rentalId: id }}
              done={({ cents }) => {
                onChange()
                return interpolate(words.writeOff.done, { amount: formatExactDollars(cents) })
              }}
              about={interpolate(words.writeOff.about, { amount })}
              fields={{ reason: words.writeOff.reason }}
            />
          )}
        </>
      ) : (
        <CallForm {...settle} submit={words.net} values={later} />
      )}
    </>
  )
}
