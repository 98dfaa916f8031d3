import { use } from 'react'

import { leaving } from '#app/content/staff/leaving.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { CustomerChanges } from '#app/shop/core/step-form.tsx'
import { useCustomerReload } from '#app/shop/core/use-customer-reload.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { Sums } from '#app/ui/sums.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { money } from '#shared-content/money.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'
import { netOf } from '#shared/shop/boxes/leaving.ts'
import { moneyCalls } from '#shared/shop/money/calls.ts'
import { ways } from '#shared/shop/money/till.ts'

import { describePaid, PayFields } from './pay-fields.tsx'

const { settle: words, steps } = leaving

type SettleFormProps = {
  rental: CustomerRental
  hasEmail: boolean
  onDone: (text: string, receipt?: number) => void
}

/** What is held of a customer who left against what they owe: paid out, or the rest taken, in one press. */
export function SettleForm({ rental, hasEmail, onDone }: SettleFormProps) {
  const { version, onOutdated } = use(CustomerChanges)
  const reload = useCustomerReload()
  const isOwner = useIsAdministrator()
  const { id, leaving: facts } = rental
  const { closedOn, keysOut, balanceCents, depositCents, unusedRentCents } = facts
  const held = depositCents + unusedRentCents
  const net = netOf(facts)
  if (held === 0 && balanceCents === 0) return <p>{steps.settle.done}</p>

  function finish({ receipt, cents, change, balance }: AnswerOf<typeof moneyCalls.settle>) {
    const amount = formatExactDollars(cents)
    const text =
      receipt === null
        ? interpolate(words.netted, { amount: formatExactDollars(balance) })
        : cents < 0
          ? describePaid({ receipt, cents: 0 - cents, change })
          : interpolate(words.paidOut, { receipt, amount })
    onDone(text, receipt ?? undefined)
    void reload()
  }

  const form = {
    hasId: true,
    call: moneyCalls.settle,
    seen: version,
    onChanged: onOutdated,
    onDone: finish,
  } as const
  const amount = formatExactDollars(Math.abs(net))
  return (
    <>
      <Sums
        rows={[
          [words.rows.deposit, depositCents],
          ...(unusedRentCents ? [[words.rows.rent, unusedRentCents] as const] : []),
          [balanceCents < 0 ? words.rows.credit : words.rows.owed, 0 - balanceCents],
        ]}
        total={[net > 0 ? words.out : net < 0 ? words.due : words.even, Math.abs(net)]}
      />
      {!closedOn || keysOut > 0 ? (
        <p>{words.first}</p>
      ) : net > 0 ? (
        <CallForm
          {...form}
          submit={interpolate(words.payOut, { amount })}
          values={{ rentalId: id, isEmailed: hasEmail }}
        >
          <SelectField
            name="way"
            label={words.way}
            options={ways.map((way) => ({ id: way, label: money.ways[way] }))}
          />
        </CallForm>
      ) : net < 0 ? (
        <>
          <CallForm
            key={net}
            {...form}
            submit={interpolate(words.take, { amount })}
            values={{ rentalId: id }}
          >
            <PayFields cents={0 - net} hasEmail={hasEmail} />
          </CallForm>
          {held > 0 && (
            <CallForm
              {...form}
              variant="quiet"
              submit={words.later}
              values={{ rentalId: id, isEmailed: false }}
            />
          )}
          {held === 0 && isOwner && (
            <CallForm
              hasId
              variant="quiet"
              call={moneyCalls.writeOff}
              label={words.writeOff.title}
              submit={interpolate(words.writeOff.submit, { amount })}
              values={{ rentalId: id }}
              seen={version}
              onChanged={onOutdated}
              onDone={({ cents }) => {
                const given = formatExactDollars(cents)
                onDone(interpolate(words.writeOff.done, { amount: given }))
                void reload()
              }}
            >
              <p>{interpolate(words.writeOff.about, { amount })}</p>
              <TextField name="reason" label={words.writeOff.reason} />
            </CallForm>
          )}
        </>
      ) : (
        <CallForm {...form} submit={words.net} values={{ rentalId: id, isEmailed: false }} />
      )}
    </>
  )
}
