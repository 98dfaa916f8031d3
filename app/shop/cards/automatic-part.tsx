import { useState } from 'react'

import { nameTerms } from '#app/pricing/price-words.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { FACTS } from '#app/ui/looks.ts'
import { automaticRenewal as words } from '#content/card-payments.ts'
import { interpolate } from '#shared/interpolate.ts'
import { cardCalls, type Renewal } from '#shared/shop/cards/calls.ts'

import { AutomaticForm, daysOfNotice } from './automatic-form.tsx'
import type { RenewalProps } from './renew-form.tsx'

export function AutomaticPart({ mailbox, renewal }: RenewalProps) {
  const { isBusy, problem, call } = useCall(cardCalls.endAutomatic)
  const [isEnded, setEnded] = useState(false)
  const { automatic } = renewal

  async function end() {
    const { error } = await call({ mailbox: mailbox.id })
    if (!error) setEnded(true)
  }

  if (automatic?.state === 'on') {
    return (
      <div className="grid grid-cols-1 gap-4 border-t border-line pt-5">
        <h4 className="m-0 text-[1.0625rem]">{words.on.title}</h4>
        <NextCharge automatic={automatic} />
        <TextBanner tone="error" focused="always" text={problem} />
        <div>
          <ConfirmButton
            small
            destroys
            waiting={isBusy}
            title={words.end.title}
            text={words.end.text}
            confirm={words.end.confirm}
            cancel={words.end.keep}
            onConfirm={() => void end()}
          >
            {isBusy ? words.end.ending : words.end.button}
          </ConfirmButton>
        </div>
      </div>
    )
  }
  return (
    <>
      <TextBanner tone="success" focused="if-lost" text={isEnded && words.end.done} />
      <TextBanner tone="warning" text={automatic?.state === 'declined' && words.declined} />
      {!mailbox.closing && renewal.options.length > 0 && (
        <details>
          <summary>{words.title}</summary>
          <div className="pt-2">
            <AutomaticForm mailbox={mailbox} renewal={renewal} />
          </div>
        </details>
      )}
    </>
  )
}

function NextCharge({ automatic }: { automatic: NonNullable<Renewal['automatic']> }) {
  const { months, cents, chargeOn, isAnnounced } = automatic
  const { on } = words
  const amount = formatExactDollars(cents)
  return (
    <>
      <DescriptionList
        className={FACTS}
        of={[
          [on.term, nameTerms([months])],
          chargeOn !== null && [
            on.next,
            interpolate(on.amount, { amount, day: formatDate(chargeOn) }),
          ],
        ]}
      />
      {chargeOn !== null && (
        <p className="text-15 text-muted">
          {isAnnounced ? on.announced : interpolate(on.notYet, { days: daysOfNotice(months) })}
        </p>
      )}
    </>
  )
}
