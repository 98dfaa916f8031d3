import { useState } from 'react'

import { nameTerms } from '#app/pricing/price-words.ts'
import { planName } from '#app/shop/core/names.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { offers as words } from '#content/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { applicationCalls, type Offer as OfferMade } from '#shared/shop/applications/calls.ts'

import type { ApplicationInvitation } from './application-invitation.ts'

type OffersPartProps = {
  offers: OfferMade[]
  invitation: ApplicationInvitation
  email: string
  onChange: () => void
}

export function OffersPart({ offers, invitation, email, onChange }: OffersPartProps) {
  const [done, setDone] = useState<string | null>(null)

  function finish(message: string) {
    setDone(message)
    onChange()
  }

  return (
    <>
      <TextBanner tone="success" focused="if-lost" text={done} />
      {invitation.token && (
        <Invited
          token={invitation.token}
          email={email}
          onLeft={invitation.forget}
          onTaken={() => finish(words.taken)}
        />
      )}
      {!invitation.token &&
        offers.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            onTaken={() => finish(words.taken)}
            onDeclined={() => finish(words.declined)}
          />
        ))}
    </>
  )
}

type InvitedProps = { token: string; email: string; onLeft: () => void; onTaken: () => void }

function Invited({ token, email, onLeft, onTaken }: InvitedProps) {
  const { isBusy, problem, call } = useCall(applicationCalls.acceptInvitation)
  const [isOver, setOver] = useState(false)

  async function take() {
    const { error } = await call({ token })
    setOver(error?.code === 'invitation_over')
    if (error) return
    onLeft()
    onTaken()
  }

  return (
    <SettingsSection
      title={words.invited.title}
      about={interpolate(words.invited.about, { email })}
    >
      <TextBanner tone="error" focused="always" text={problem} />
      <div className="flex flex-wrap gap-3 items-start">
        {!isOver && (
          <Button small waiting={isBusy} onClick={() => void take()}>
            {isBusy ? words.taking : words.invited.take}
          </Button>
        )}
        <Button variant="quiet" small onClick={onLeft}>
          {words.invited.leave}
        </Button>
      </div>
    </SettingsSection>
  )
}

type OfferProps = { offer: OfferMade; onTaken: () => void; onDeclined: () => void }

function Offer({ offer, onTaken, onDeclined }: OfferProps) {
  const accept = useCall(applicationCalls.acceptOffer)
  const decline = useCall(applicationCalls.declineOffer)
  const { id, filedAt, plan, months, box } = offer
  const facts = {
    plan: planName(plan),
    term: nameTerms([months]),
    day: formatDayOf(filedAt),
    box: String(box),
  }
  const title = box === null ? words.title : interpolate(words.boxTitle, facts)
  const about = box === null ? words.about : words.boxAbout

  const isBusy = accept.isBusy || decline.isBusy
  const problem = accept.problem ?? decline.problem

  async function answer({ call }: typeof accept, onDone: () => void) {
    accept.reset()
    decline.reset()
    const { error } = await call({ id })
    if (!error) onDone()
  }

  return (
    <SettingsSection title={title} about={interpolate(about, facts)}>
      <TextBanner tone="error" focused="always" text={problem} />
      <div className="flex flex-wrap gap-3 items-start">
        <Button small waiting={isBusy} onClick={() => void answer(accept, onTaken)}>
          {isBusy ? words.taking : words.take}
        </Button>
        <ConfirmButton
          small
          waiting={isBusy}
          title={words.declineTitle}
          text={words.declineText}
          confirm={words.decline}
          cancel={words.keep}
          onConfirm={() => void answer(decline, onDeclined)}
        />
      </div>
    </SettingsSection>
  )
}
