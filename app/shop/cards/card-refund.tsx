import { useState } from 'react'

import { cardWords } from '#app/content/staff/cards.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { focusOnce } from '#app/shop/core/call-fields.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import type { Done } from '#app/shop/core/status-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars, parseDollars } from '#app/ui/dollars.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { staffCardCalls, type CardPayment } from '#shared/shop/cards/staff-calls.ts'

const { refund: words } = cardWords

type CardRefundProps = { payment: CardPayment; version: string; onClose: () => void }

/** It says what the refund does to the balance before it is done. */
export function CardRefund({ payment, version, onClose }: CardRefundProps) {
  // A second attempt asks for the same as the first, which may have changed the payment.
  const [{ receipt, leftCents, months, canUndoRent }] = useState(payment)
  const [cents, setCents] = useState(leftCents)
  const [isUndone, setUndone] = useState(false)
  const mayUndo = canUndoRent && cents === leftCents
  const undoesRent = mayUndo && isUndone
  const title = interpolate(words.title, { receipt })
  const amount = cents > 0 && formatExactDollars(cents)
  return (
    <section
      className="grid gap-3 rounded-lg border border-line bg-raised p-4 print:hidden"
      aria-label={title}
    >
      <h3>{title}</h3>
      <CallForm
        destroys
        call={staffCardCalls.refundCard}
        label={title}
        submit={amount ? interpolate(words.submit, { amount }) : words.submitNone}
        values={{ receipt, undoesRent }}
        seen={version}
        refusals={{ unreachable: words.waits }}
        done={(answer, sent) => {
          onClose()
          return describeDone(answer, sent.cents)
        }}
      >
        <NumberField
          name="cents"
          label={words.amount}
          isDecimal
          defaultValue={(leftCents / 100).toFixed(2)}
          onChange={({ target }) => setCents(parseDollars(target.value))}
        />
        <TextField name="reason" label={words.reason} autoComplete="off" ref={focusOnce} />
        <div className="col-span-full grid gap-2" aria-live="polite">
          {mayUndo && (
            <label className="flex min-h-11 items-center gap-2.5 wrap-anywhere">
              <input
                type="checkbox"
                checked={isUndone}
                onChange={({ target }) => setUndone(target.checked)}
              />
              {words.undo}
            </label>
          )}
          {amount && (
            <p>
              {undoesRent
                ? interpolateCount(words.undone, months ?? 0)
                : interpolate(words.owed, { amount })}
            </p>
          )}
        </div>
      </CallForm>
      <div>
        <Button variant="plain" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}

function describeDone(
  { receipt, balance: left }: AnswerOf<typeof staffCardCalls.refundCard>,
  cents: number,
): Done {
  const amount = formatExactDollars(cents)
  const due = formatExactDollars(Math.abs(left))
  const standing = left > 0 ? words.owes : left < 0 ? words.credit : words.settled
  const balance = interpolate(standing, { amount: due })
  return receipt === null
    ? interpolate(words.done, { amount, balance })
    : { text: interpolate(words.doneReceipt, { receipt, amount, balance }), receipt }
}
