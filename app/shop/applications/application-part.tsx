import { useState } from 'react'
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
import type { Visit } from '#shared/shop/visits/calls.ts'

import { BRING_LIST } from './bring-list.tsx'
import { LeavePart } from './leave-part.tsx'
import { HouseholdTrack, NextAction } from './tracker.tsx'

import css from './application-part.module.css'

type ApplicationPartProps = { called: ShopQuery<AnswerOf<typeof applicationCalls.get>> }

/** The state of the signed-in person's application, and its next step. */
export function ApplicationPart({ called }: ApplicationPartProps) {
  const { data, problem, refresh } = called
  const [isWithdrawn, setWithdrawn] = useState(false)

  if (!data) {
    return (
      <SettingsSection level={3} title={words.title} about="">
        <Waiting problem={problem} onRetry={refresh} />
      </SettingsSection>
    )
  }
  const { application, visits } = data
  if (application) {
    return (
      <Standing
        application={application}
        visits={visits}
        onWithdrawn={() => {
          setWithdrawn(true)
          refresh()
        }}
      />
    )
  }
  return (
    <SettingsSection level={3} title={words.title} about={words.none}>
      <TextBanner tone="success" focused="if-lost" text={isWithdrawn && leavingWords.withdrawn} />
      <div>
        <ButtonLink href={href('/apply')}>{words.apply}</ButtonLink>
      </div>
    </SettingsSection>
  )
}

type StandingProps = { application: FiledApplication; visits: Visit[]; onWithdrawn: () => void }

function Standing({ application, visits, onWithdrawn }: StandingProps) {
  const { recipients, track, state, canChange, isUndelivered, leaving } = application
  const isOpen = state === 'open'
  const title = isOpen ? words.title : words.anew.title
  return (
    <section
      className={`${css.standing} border-t border-line grid grid-cols-1 gap-6`}
      aria-label={title}
    >
      <div className="grid grid-cols-1 gap-2">
        <h3>{title}</h3>
        <p className="text-muted">{isOpen ? describe(application) : words.anew.about}</p>
        {isOpen && <p className="text-muted wrap-anywhere">{describeHousehold(recipients)}</p>}
      </div>
      <TextBanner tone="warning" text={isUndelivered && words.undelivered} />
      {!leaving?.saidOn && (
        <>
          <NextAction track={track} recipients={recipients} visits={visits}>
            <NextButton code={track.next?.code} />
          </NextAction>
          <HouseholdTrack track={track} recipients={recipients} visits={visits} />
        </>
      )}
      {leaving && (
        <LeavePart leaving={leaving} visits={visits} onLeft={onWithdrawn}>
          {canChange && (
            <ButtonLink variant="quiet" small href={`${href('/apply')}?change=1#people`}>
              {words.change}
            </ButtonLink>
          )}
        </LeavePart>
      )}
    </section>
  )
}

const BOOKED_NEXT: NextActionCode[] = ['book', 'book-video', 'see-notary', 'sign', 'sign-by-video']
const BROUGHT_NEXT: NextActionCode[] = ['come', 'meet', 'bring-signed-form']

/** Leads to where the next thing is done, on the same page. */
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

function describeHousehold(recipients: FiledApplication['recipients']) {
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
