import { useState, type ReactNode } from 'react'
import { href } from 'react-router'

import { nameTerms } from '#app/pricing/price-words.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { planName } from '#app/shop/core/names.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { VISIT_PART } from '#app/shop/core/visit-part.ts'
import type { ShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { apply } from '#content/apply.ts'
import { leaving as leavingWords } from '#content/leaving.ts'
import { visits as visitWords, tracker as words } from '#content/my-mailbox.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { applicationCalls, FiledApplication } from '#shared/shop/applications/calls.ts'
import { nameInBoth } from '#shared/shop/applications/person-name.ts'
import type { NextActionCode } from '#shared/shop/applications/tracker.ts'

import { BRING_LIST } from './bring-list.tsx'
import { LeavePart, LeavingSaid } from './leave-part.tsx'
import { HouseholdTrack, NextAction } from './tracker.tsx'

type Called = { called: ShopQuery<AnswerOf<typeof applicationCalls.get>> }

export function ApplicationProgress({ called }: Called) {
  const { data } = called
  if (!data?.application) return <NoApplication called={called} />
  const { application, visits } = data
  const { recipients, track, isUndelivered, leaving } = application
  return (
    <ApplicationSection application={application}>
      <TextBanner tone="warning" text={isUndelivered && words.undelivered} />
      {leaving?.saidOn ? (
        <LeavingSaid leaving={leaving} />
      ) : (
        <>
          <NextAction track={track} recipients={recipients} visits={visits}>
            <NextButton code={track.next?.code} />
          </NextAction>
          <HouseholdTrack track={track} recipients={recipients} visits={visits} />
        </>
      )}
    </ApplicationSection>
  )
}

export function ApplicationPart({ called }: Called) {
  const { data, refresh } = called
  const [isWithdrawn, setWithdrawn] = useState(false)
  if (!data?.application) return <NoApplication called={called} isWithdrawn={isWithdrawn} />
  const { application, visits } = data
  const { recipients, state, canChange, leaving } = application
  return (
    <ApplicationSection application={application}>
      {state === 'open' && <p>{describe(application)}</p>}
      <p className="wrap-anywhere">{formatHousehold(recipients)}</p>
      {leaving?.saidOn && <LeavingSaid leaving={leaving} />}
      {leaving && !leaving.saidOn && (
        <LeavePart
          leaving={leaving}
          visits={visits}
          onLeft={() => {
            setWithdrawn(true)
            refresh()
          }}
        >
          {canChange && (
            <ButtonLink variant="quiet" small href={`${href('/apply')}?change=1#people`}>
              {words.change}
            </ButtonLink>
          )}
        </LeavePart>
      )}
    </ApplicationSection>
  )
}

function NoApplication({ called, isWithdrawn }: Called & { isWithdrawn?: boolean }) {
  const { data, problem, refresh } = called
  if (!data) {
    return (
      <SettingsSection title={words.title} about="">
        <Waiting problem={problem} onRetry={refresh} />
      </SettingsSection>
    )
  }
  return (
    <SettingsSection title={words.title} about={words.none}>
      <TextBanner tone="success" focused="if-lost" text={isWithdrawn && leavingWords.withdrawn} />
      <div>
        <ButtonLink href={href('/apply')}>{words.apply}</ButtonLink>
      </div>
    </SettingsSection>
  )
}

type ApplicationSectionProps = { application: FiledApplication; children: ReactNode }

function ApplicationSection({ application, children }: ApplicationSectionProps) {
  const isOpen = application.state === 'open'
  const title = isOpen ? words.title : words.anew.title
  return (
    <section className="grid grid-cols-1 gap-6" aria-label={title}>
      <div className="grid grid-cols-1 gap-2">
        <h2 className="text-h3">{title}</h2>
        {!isOpen && <p className="text-muted">{words.anew.about}</p>}
      </div>
      {children}
    </section>
  )
}

const BOOKED_NEXT: NextActionCode[] = ['book', 'book-video', 'see-notary', 'sign', 'sign-by-video']
const BROUGHT_NEXT: NextActionCode[] = ['come', 'meet', 'bring-signed-form']

function NextButton({ code }: { code: NextActionCode | undefined }) {
  if (!code) return null
  if (BOOKED_NEXT.includes(code)) {
    return (
      <div>
        <ButtonLink small href={`#${VISIT_PART}`}>
          {visitWords.chooseTime}
        </ButtonLink>
      </div>
    )
  }
  if (!BROUGHT_NEXT.includes(code)) return null
  return (
    <div>
      <ButtonLink small variant="quiet" href={`#${BRING_LIST}`}>
        {words.bring.title}
      </ButtonLink>
    </div>
  )
}

function formatHousehold(recipients: FiledApplication['recipients']) {
  const { kinds } = apply.people
  const names = recipients.map((each) => `${nameInBoth(each)} (${kinds[each.kind].name})`)
  return interpolate(words.household, { names: names.join(', ') })
}

function describe({ plan, months, filedAt, forms, ids, dueToday }: FiledApplication) {
  const { needs } = apply
  const filed = interpolate(words.filed, {
    plan: planName(plan),
    term: nameTerms([months]),
    day: formatDayOf(filedAt),
  })
  const papers = interpolate(words.needs, {
    forms: interpolateCount(needs.forms, forms),
    ids: interpolate(needs.ids, { count: ids }),
    amount: formatExactDollars(dueToday),
  })
  return `${filed}. ${papers}`
}
