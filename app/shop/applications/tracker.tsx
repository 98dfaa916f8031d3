import type { ReactNode } from 'react'

import { formatDayOf, momentOf } from '#app/shop/core/times.ts'
import { Icon } from '#app/ui/icon.tsx'
import { visits as visitWords, tracker as words } from '#content/my-mailbox.ts'
import { nextActions } from '#shared-content/next-actions.ts'
import { interpolate } from '#shared/interpolate.ts'
import { nameInBoth } from '#shared/shop/applications/person-name.ts'
import type { TrackedRecipient } from '#shared/shop/applications/tracked-recipient.ts'
import type { Track, TrackerStep } from '#shared/shop/applications/tracker.ts'
import type { Visit } from '#shared/shop/visits/calls.ts'

type Recipients = Pick<TrackedRecipient, 'id' | 'name' | 'givenName' | 'nativeName'>[]
type TrackedProps = {
  track: Track
  recipients: Recipients
  visits: Pick<Visit, 'state' | 'slot'>[]
}

const STEP =
  'relative grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 not-last:before:absolute not-last:before:inset-[1.75rem_auto_-0.75rem_0.8125rem] not-last:before:border-l-2 @min-[52rem]:grid-cols-1 @min-[52rem]:content-start @min-[52rem]:pr-2.5 @min-[52rem]:not-last:before:inset-[0.8125rem_0_auto_1.75rem] @min-[52rem]:not-last:before:border-t-2 @min-[52rem]:not-last:before:border-l-0'

const LOOKS = {
  done: { step: 'text-success not-last:before:border-success', mark: 'border-success' },
  next: {
    step: 'font-bold text-ink not-last:before:border-line-strong',
    mark: 'border-accent bg-[radial-gradient(var(--accent)_35%,transparent_40%)]',
  },
  later: { step: 'text-muted not-last:before:border-line-strong', mark: 'border-line-strong' },
} satisfies Record<TrackerStep['state'], object>

export function HouseholdTrack({ track, recipients, visits }: TrackedProps) {
  const booked = findBooked(visits)
  return (
    <div className="@container">
      <ol
        aria-label={words.line}
        className="grid gap-3 @min-[52rem]:grid-cols-8 @min-[52rem]:gap-0"
      >
        {track.steps.map((step) => (
          <li
            key={step.id}
            className={`${STEP} ${LOOKS[step.state].step}`}
            aria-current={step.state === 'next' ? 'step' : undefined}
          >
            <span
              className={`grid size-7 place-items-center rounded-full border-2 ${LOOKS[step.state].mark}`}
            >
              {step.state === 'done' && <Icon name="check" size={18} />}
            </span>
            <div>
              <p className="pt-0.5 text-15 leading-[1.4]">
                <span className="sr-only">{`${words.states[step.state]}: `}</span>
                {step.id === 'visit' && step.state === 'next' && booked
                  ? interpolate(words.visitBooked, { day: formatDayOf(booked.slot) })
                  : words.steps[step.id]}
              </p>
              {recipients.length > 1 && <Ticks step={step} recipients={recipients} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Ticks({ step, recipients }: { step: TrackerStep; recipients: Recipients }) {
  if (step.people.length === 0) return null
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-[0.875rem] font-normal text-muted @min-[52rem]:mt-1.5 @min-[52rem]:grid">
      {step.people.map(({ id, isDone }) => (
        <li
          key={id}
          className={`flex min-w-0 items-start gap-1 wrap-anywhere *:[svg]:mt-1 *:[svg]:flex-none ${isDone ? 'text-success' : ''}`}
        >
          <Icon name={isDone ? 'check' : 'circle'} size={14} />
          <span>
            <span className="sr-only">{`${words.ticks[isDone ? 'done' : 'open']}: `}</span>
            {shortName(id, recipients)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const NEXT = 'rounded-xl border-2 border-accent bg-raised p-[clamp(1rem,2.5vw,1.375rem)]'

type NextActionProps = TrackedProps & {
  children?: ReactNode
}

export function NextAction({ track, recipients, visits, children }: NextActionProps) {
  const { next } = track
  if (!next) return <p className={NEXT}>{words.allDone}</p>
  const booked = findBooked(visits)
  const names = recipients.filter(({ id }) => next.people.includes(id)).map(nameInBoth)
  return (
    <div className={`grid grid-cols-1 gap-2 ${NEXT}`}>
      <p className="text-accent-text text-small font-strong">
        {words.by[next.code === 'wait' ? 'shop' : 'you']}
      </p>
      <p className="max-w-[46rem] text-[1.125rem]">{nextActions[next.code]}</p>
      {recipients.length > 1 && names.length > 0 && (
        <p className="wrap-anywhere">{interpolate(words.waitsFor, { names: names.join(', ') })}</p>
      )}
      {booked && (
        <p className="font-semibold">{interpolate(visitWords.booked, momentOf(booked.slot))}</p>
      )}
      {children}
    </div>
  )
}

function findBooked(visits: TrackedProps['visits']) {
  return visits.findLast(({ state }) => state === 'booked')
}

/** The given name, unless two people share it. */
function shortName(id: string, recipients: Recipients) {
  const person = recipients.find((each) => each.id === id)
  if (!person) return ''
  const { givenName, name } = person
  if (givenName === null) return name
  const isShared = recipients.some((each) => each.id !== id && each.givenName === givenName)
  return isShared ? name : givenName
}
