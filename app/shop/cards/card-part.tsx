import { useRef } from 'react'

import { MailboxSection } from '#app/shop/core/mailbox-section.tsx'
import { useArrival } from '#app/shop/core/use-arrival.ts'
import { RefusalBoundary } from '#app/shop/query-boundary.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { cardPayments as words } from '#content/card-payments.ts'
import type { Mailbox } from '#shared/shop/boxes/mailbox-calls.ts'
import { cardCalls } from '#shared/shop/cards/calls.ts'

import { AutomaticPart } from './automatic-part.tsx'
import { CheckoutBanner } from './checkout-banner.tsx'
import { RenewForm } from './renew-form.tsx'
import { useReturned } from './use-returned.ts'

type CardPartProps = { id: string; mailbox: Mailbox }

/** Rent paid by card, once or automatically. */
export function CardPart({ id, mailbox }: CardPartProps) {
  const part = useRef<HTMLDivElement>(null)
  useArrival(part)

  return (
    <div id={id} ref={part}>
      <MailboxSection box={mailbox.box} title={words.title} about={words.about}>
        <RefusalBoundary>
          <CardPayments mailbox={mailbox} />
        </RefusalBoundary>
      </MailboxSection>
    </div>
  )
}

function CardPayments({ mailbox }: { mailbox: Mailbox }) {
  const renewal = useShop(cardCalls.getRenewal, { mailbox: mailbox.id })
  const { checkout, outcome } = useReturned(mailbox.id, renewal)
  return (
    <>
      {checkout && outcome && (
        <CheckoutBanner checkout={checkout} outcome={outcome} paidThrough={renewal.paidThrough} />
      )}
      {outcome !== 'awaited' && (
        <>
          <RenewForm mailbox={mailbox} renewal={renewal} />
          <AutomaticPart mailbox={mailbox} renewal={renewal} />
        </>
      )}
    </>
  )
}
