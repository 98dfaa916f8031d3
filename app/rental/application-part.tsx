import { useState } from 'react'
import { href } from 'react-router'

import { plans } from '#app/content/plans.ts'
import { apply } from '#app/content/en/apply.ts'
import { tracker as words, visits } from '#app/content/en/my-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import type { ApplicationAnswer } from '#shared/rental/answers.ts'

import { BringList } from './bring-list.tsx'
import { callShop } from '#app/auth/shop-client.ts'
import { Waiting } from './slot-picker.tsx'
import { formatDayOf } from './times.ts'
import { RecipientTracker } from './tracker.tsx'
import type { Rentals } from './use-rentals.ts'
import { VisitPart } from './visit-part.tsx'

import css from './application-part.module.css'

/** Where the application of the signed-in person stands, what comes next, and their visit. */
export function ApplicationPart({ application: called, slots }: Rentals) {
  const { answer, problem, refresh } = called
  const [isWithdrawn, setWithdrawn] = useState(false)
  const application = answer?.application

  if (!answer) {
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
        {isWithdrawn && !application && (
          <Banner tone="success" focused="if-lost">
            <p>{words.withdrawn}</p>
          </Banner>
        )}
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
          <VisitPart
            visits={answer.visits}
            slots={slots}
            way={application.signing}
            onChange={refresh}
          />
          <BringList application={application} />
        </SettingsSection>
      )}
    </>
  )
}

type StandingProps = { application: ApplicationAnswer; onWithdrawn: () => void }

function Standing({ application, onWithdrawn }: StandingProps) {
  const { recipients, canChange, isUndelivered } = application
  return (
    <>
      {isUndelivered && (
        <Banner tone="warning">
          <p>{words.undelivered}</p>
        </Banner>
      )}
      <div className={css.recipients}>
        {recipients.map((recipient) => (
          <RecipientTracker key={recipient.id} recipient={recipient} />
        ))}
      </div>
      {canChange && <Withdraw onWithdrawn={onWithdrawn} />}
    </>
  )
}

function Withdraw({ onWithdrawn }: { onWithdrawn: () => void }) {
  const [state, setState] = useState<'shown' | 'asking' | 'busy'>('shown')
  const [problem, setProblem] = useState<string | null>(null)

  async function withdraw() {
    setState('busy')
    const { refusal } = await callShop('/application/withdraw', {})
    setState('shown')
    setProblem(refusal?.message ?? null)
    if (!refusal) onWithdrawn()
  }

  return (
    <>
      {problem && (
        <Banner tone="error" focused="always">
          <p>{problem}</p>
        </Banner>
      )}
      <div className={css.ways}>
        <ButtonLink variant="quiet" small href={`${href('/apply')}?change=1#people`}>
          {words.change}
        </ButtonLink>
        <Button variant="quiet" small waiting={state === 'busy'} onClick={() => setState('asking')}>
          {state === 'busy' ? words.withdrawing : words.withdraw}
        </Button>
      </div>
      {state === 'asking' && (
        <ConfirmDialog
          title={words.withdrawTitle}
          confirm={words.withdraw}
          cancel={words.withdrawKeep}
          onConfirm={() => void withdraw()}
          onCancel={() => setState('shown')}
        >
          <p>{words.withdrawText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function describe({ plan, months, filedAt, forms, ids, dueToday }: ApplicationAnswer) {
  const { needs } = apply
  const name = plans.find(({ id }) => id === plan)?.name ?? plan
  const filed = interpolate(words.filed, { plan: name, months, day: formatDayOf(filedAt) })
  const papers = interpolate(words.needs, {
    forms: forms === 1 ? needs.forms.one : interpolate(needs.forms.other, { count: forms }),
    ids: interpolate(needs.ids, { count: ids }),
    amount: formatExactDollars(dueToday),
  })
  return `${filed}. ${papers}`
}
