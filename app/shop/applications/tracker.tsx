import { NativeName } from '#app/shop/core/name-inputs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { apply } from '#content/apply.ts'
import { tracker as words } from '#content/my-mailbox.ts'
import type { TrackedRecipient } from '#shared/shop/applications/tracked-recipient.ts'
import { trackerStepBy, type TrackerStep } from '#shared/shop/applications/tracker.ts'

import css from './application-part.module.css'
import card from '#app/ui/card.module.css'

/** The way of one recipient from filed to active, with what is next and who does it. */
export function RecipientTracker({ recipient }: { recipient: TrackedRecipient }) {
  const { name, nativeName, kind } = recipient
  const next = recipient.steps.find(({ state }) => state === 'next')

  return (
    <section className={card.card} aria-label={name}>
      <h3 className={`${card.name} cluster gap-0 gap-x-3 break-anywhere items-baseline`}>
        {name}
        <NativeName name={nativeName} /> <span>{apply.people.kinds[kind].name}</span>
      </h3>
      <TrackerSteps steps={recipient.steps} />
      <p>
        {next ? (
          <>
            <strong>{`${words.by[trackerStepBy[next.id]]}: `}</strong>
            {words.steps[next.id].next}
          </>
        ) : (
          words.allDone
        )}
      </p>
    </section>
  )
}

const looks = { done: 'success', next: 'accent semibold', later: 'muted', 'not-needed': '' }

/** The steps that somebody has a part in, each with whether it is done. */
export function TrackerSteps({ steps }: { steps: TrackerStep[] }) {
  return (
    <ol className={`${css.steps} cluster`}>
      {steps
        .filter(({ state }) => state !== 'not-needed')
        .map(({ id, state }) => (
          <li
            key={id}
            className={`${looks[state]} row gap-1.5`}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <Icon name={state === 'done' ? 'check' : 'circle'} size={18} />
            <span className="sr-only">{`${words.states[state]}: `}</span>
            {words.steps[id].name}
          </li>
        ))}
    </ol>
  )
}
