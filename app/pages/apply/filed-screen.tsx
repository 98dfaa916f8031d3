import { useEffect } from 'react'
import { href, useLocation, useNavigate } from 'react-router'

import { replaceDraft, useDraft } from '#app/shop/applications/draft.ts'
import { startChange } from '#app/shop/applications/filed-draft.ts'
import { type Step } from '#app/shop/applications/steps.ts'
import { NextAction } from '#app/shop/applications/tracker.tsx'
import type { Filed } from '#app/shop/applications/use-filed.ts'
import { formatDayOf, formatTimeOf } from '#app/shop/core/times.ts'
import { useSlots } from '#app/shop/visits/slot-picker.tsx'
import { VisitPart } from '#app/shop/visits/visit-part.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink, ButtonRoute } from '#app/ui/button.tsx'
import { StepPanel } from '#app/ui/stepper.tsx'
import { filedApplication as words } from '#content/filed-application.ts'
import { locale } from '#content/language.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { FiledApplication } from '#shared/shop/applications/calls.ts'
import type { NextActionCode } from '#shared/shop/applications/tracker.ts'

import { addressOf, filedAddress } from './addresses.ts'
import { StoredDraft } from './keep-draft.tsx'
import { Frame } from './wizard.tsx'

type FiledScreenProps = { filed: Filed; application: FiledApplication }

export function FiledScreen({ filed, application }: FiledScreenProps) {
  const navigate = useNavigate()
  const { search } = useLocation()

  useEffect(() => {
    const { isTouched, changes } = useDraft.getState()
    if (!isTouched && changes) replaceDraft()
  }, [])

  // Replaces the address of the change, which would begin another one on reload.
  useEffect(() => {
    if (search) void navigate(filedAddress(), { replace: true })
  }, [navigate, search])

  return (
    <Frame>
      <StoredDraft />
      {application.state === 'open' ? <Open filed={filed} application={application} /> : <Active />}
    </Frame>
  )
}

function Open({ filed: { visits, visitFor, refresh }, application }: FiledScreenProps) {
  const { signing, canChange, track, recipients } = application
  const slots = useSlots(visitFor !== null)
  const visit = visits.findLast(({ state }) => state === 'booked')
  const isBegun = useDraft(({ isTouched }) => isTouched)

  return (
    <StepPanel title={titleOf(track.next?.code, visit?.slot)}>
      {isBegun && <Unfiled application={application} />}
      <NextAction track={track} recipients={recipients} visits={[]} />
      {(visitFor || visit) && (
        <VisitPart visits={visits} slots={slots} way={signing} onChange={() => void refresh()} />
      )}
      {canChange ? <Changeable application={application} /> : <p>{words.fixed}</p>}
      <div>
        <ButtonLink variant="quiet" href={href('/account/:page?')}>
          {words.account}
        </ButtonLink>
      </div>
    </StepPanel>
  )
}

function titleOf(next: NextActionCode | undefined, slot: number | undefined) {
  if (slot !== undefined) {
    const [day, time] = [formatDayOf(slot), formatTimeOf(slot)]
    return interpolate(words.next.visit, { day, time })
  }
  if (next === 'see-notary') return words.next.notary
  return next === 'book' || next === 'book-video' ? words.next.time : words.next.other
}

function Changeable({ application }: { application: FiledApplication }) {
  const change = useChange(application)
  const changeable = ['plan', 'people', 'ids', 'file'] as const
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="changeable">
      <h3 id="changeable">{words.change.title}</h3>
      <p className="text-muted">{words.change.text}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {changeable.map((step) => (
          <Button key={step} variant="quiet" small onClick={() => change(step)}>
            {words.change.steps[step]}
          </Button>
        ))}
      </div>
    </section>
  )
}

function useChange(application: FiledApplication) {
  const navigate = useNavigate()
  return (step: Step) => {
    const draft = useDraft.getState()
    if (draft.changes !== application.id) {
      startChange(application)
    }
    void navigate(addressOf(step))
  }
}

function Unfiled({ application }: { application: FiledApplication }) {
  const navigate = useNavigate()
  const { id, version, recipients } = application
  const isChange = useDraft(({ changes }) => changes === id)
  const isOutdated = useDraft(({ seen }) => isChange && seen !== version)
  const notice = isOutdated ? words.outdated : isChange ? words.unsaved : words.unfiled
  const people = new Intl.ListFormat(locale).format(recipients.map(({ name }) => name))

  function takeOver() {
    useDraft.setState({ changes: id, seen: version })
    void navigate(addressOf('check'))
  }

  return (
    <Banner tone="warning">
      <p>
        <strong>{notice.title}</strong>
      </p>
      <p>{application.canChange ? interpolate(notice.text, { people }) : words.fixed}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {application.canChange && (
          <Button small onClick={takeOver}>
            {notice.take}
          </Button>
        )}
        <Button variant="quiet" small onClick={() => replaceDraft()}>
          {notice.drop}
        </Button>
      </div>
    </Banner>
  )
}

function Active() {
  return (
    <StepPanel title={words.active.title} lead={words.active.text}>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <ButtonLink href={href('/account/:page?')}>{words.active.account}</ButtonLink>
        <ButtonRoute variant="quiet" to={addressOf('plan')}>
          {words.active.another}
        </ButtonRoute>
      </div>
    </StepPanel>
  )
}
