import { useState, type ReactNode } from 'react'
import { href } from 'react-router'

import { business } from '#app/content/business.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import type { AnswerOf } from '#app/shop/client.ts'
import { documentName, planName } from '#app/shop/core/names.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { useCall, type ShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply } from '#content/apply.ts'
import { visits, tracker as words } from '#content/my-mailbox.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { applicationCalls, type FiledApplication } from '#shared/shop/applications/calls.ts'

import { AcknowledgmentText } from './acknowledgment-text.tsx'
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
          text={isWithdrawn && !application && words.withdrawn}
        />
        {application ? (
          <Standing
            application={application}
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
        <SettingsSection level={3} title={visits.title} about={visits.about}>
          {visit}
          <BringList application={application} />
        </SettingsSection>
      )}
    </>
  )
}

type StandingProps = { application: FiledApplication; onWithdrawn: () => void }

function Standing({ application, onWithdrawn }: StandingProps) {
  const { recipients, canChange, isUndelivered } = application
  return (
    <>
      <TextBanner tone="warning" text={isUndelivered && words.undelivered} />
      <div className={`${css.recipients} stack`}>
        {recipients.map((recipient) => (
          <RecipientTracker key={recipient.id} recipient={recipient} />
        ))}
      </div>
      {canChange && <Withdraw onWithdrawn={onWithdrawn} />}
    </>
  )
}

function Withdraw({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { isBusy, problem, call } = useCall(applicationCalls.withdraw)

  async function withdraw() {
    const { error } = await call({})
    if (!error) onWithdrawn()
  }

  return (
    <>
      <TextBanner tone="error" focused="always" text={problem} />
      <div className={`cluster screen-only`}>
        <ButtonLink variant="quiet" small href={`${href('/apply')}?change=1#people`}>
          {words.change}
        </ButtonLink>
        <ConfirmButton
          small
          waiting={isBusy}
          title={words.withdrawTitle}
          text={words.withdrawText}
          confirm={words.withdraw}
          cancel={words.withdrawKeep}
          onConfirm={() => void withdraw()}
        >
          {isBusy ? words.withdrawing : words.withdraw}
        </ConfirmButton>
      </div>
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
