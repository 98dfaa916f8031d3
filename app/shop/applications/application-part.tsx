import { useState, type ReactNode } from 'react'
import { href } from 'react-router'

import { business } from '#app/content/business.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { documentName, planName } from '#app/shop/core/names.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import type { ShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply } from '#content/apply.ts'
import { leaving as leavingWords } from '#content/leaving.ts'
import { visits as visitWords, tracker as words } from '#content/my-mailbox.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { applicationCalls, type FiledApplication } from '#shared/shop/applications/calls.ts'
import type { Visit } from '#shared/shop/visits/calls.ts'

import { AcknowledgmentText } from './acknowledgment-text.tsx'
import { LeavePart } from './leave-part.tsx'
import { RecipientTracker } from './tracker.tsx'

import css from './application-part.module.css'

type ApplicationPartProps = {
  called: ShopQuery<AnswerOf<typeof applicationCalls.get>>
  /** Their visit, or the times that are free. */
  visit: ReactNode
}

/** Where the application of the signed-in person stands, what comes next, and their visit. */
export function ApplicationPart({ called, visit }: ApplicationPartProps) {
  const { data, problem, refresh } = called
  const [isWithdrawn, setWithdrawn] = useState(false)
  const application = data?.application

  if (!data) {
    return (
      <SettingsSection level={3} title={words.title} about="">
        <Waiting problem={problem} onRetry={refresh} />
      </SettingsSection>
    )
  }
  return (
    <>
      <SettingsSection
        level={3}
        title={words.title}
        about={application ? describe(application) : words.none}
      >
        <TextBanner
          tone="success"
          focused="if-lost"
          text={isWithdrawn && !application && leavingWords.withdrawn}
        />
        {application ? (
          <Standing
            application={application}
            visits={data.visits}
            onWithdrawn={() => {
              setWithdrawn(true)
              refresh()
            }}
          />
        ) : (
          <div>
            <ButtonLink href={href('/apply')}>{words.apply}</ButtonLink>
          </div>
        )}
      </SettingsSection>
      {application?.state === 'open' && (
        <SettingsSection level={3} title={visitWords.title} about={visitWords.about}>
          {visit}
          <BringList application={application} />
        </SettingsSection>
      )}
    </>
  )
}

type StandingProps = {
  application: FiledApplication
  visits: Visit[]
  onWithdrawn: () => void
}

function Standing({ application, visits, onWithdrawn }: StandingProps) {
  const { recipients, canChange, isUndelivered, leaving } = application
  return (
    <>
      <TextBanner tone="warning" text={isUndelivered && words.undelivered} />
      <div className={`${css.recipients} stack`}>
        {recipients.map((recipient) => (
          <RecipientTracker key={recipient.id} recipient={recipient} />
        ))}
      </div>
      {leaving && (
        <LeavePart leaving={leaving} visits={visits} onLeft={onWithdrawn}>
          {canChange && (
            <ButtonLink variant="quiet" small href={`${href('/apply')}?change=1#people`}>
              {words.change}
            </ButtonLink>
          )}
        </LeavePart>
      )}
    </>
  )
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

/** What each person brings to the counter, to be read and to be printed. */
function BringList({ application }: { application: FiledApplication }) {
  const { recipients, dueToday } = application
  const list = (
    <ul className="bulleted">
      {recipients
        .filter(({ photoId, addressId }) => photoId && addressId)
        .map(({ id, name, photoId, addressId }) => (
          <li key={id}>
            {interpolate(words.bring.ids, {
              name,
              photo: documentName(photoId ?? ''),
              address: documentName(addressId ?? ''),
            })}
          </li>
        ))}
      <li>{interpolate(words.bring.pay, { amount: formatExactDollars(dueToday) })}</li>
      <li>{words.bring.worksheet}</li>
      <li>{words.bring.form}</li>
      <li>
        {acknowledgmentWords.bring}
        <AcknowledgmentText />
      </li>
    </ul>
  )
  return (
    <div className="stack gap-3">
      <h3>{words.bring.title}</h3>
      {list}
      <div>
        <PrintButton
          variant="quiet"
          small
          sheet={
            <div className="stack gap-6">
              <h1>{words.bring.title}</h1>
              {list}
              <p>{[business.name, ...business.addressLines, business.phone].join(', ')}</p>
            </div>
          }
        >
          <Icon name="print" />
          {words.bring.print}
        </PrintButton>
      </div>
    </div>
  )
}
