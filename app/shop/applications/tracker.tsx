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

import css from './tracker.module.css'

type Recipients = Pick<TrackedRecipient, 'id' | 'name' | 'givenName' | 'nativeName'>[]
type TrackedProps = {
  track: Track
  recipients: Recipients
  visits: Pick<Visit, 'state' | 'slot'>[]
}

/** The way of a household from filed to active: one line of steps, with a tick for each person whom a step needs. */
export function HouseholdTrack({ track, recipients, visits }: TrackedProps) {
  const booked = findBooked(visits)
  return (
    <div className={css.track}>
      <ol aria-label={words.line}>
        {track.steps.map((step) => (
          <li
            key={step.id}
            className={css[step.state]}
            aria-current={step.state === 'next' ? 'step' : undefined}
          >
            <span className={css.mark}>
              {step.state === 'done' && <Icon name="check" size={18} />}
            </span>
            <div>
              <p className={css.name}>
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
    <ul className={css.people}>
      {step.people.map(({ id, isDone }) => (
        <li key={id} className={isDone ? css.ticked : undefined}>
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

type NextActionProps = TrackedProps & {
  /** The button of what is to be done. */
  children?: ReactNode
}

/** The one thing that comes next, whom it waits for, and when, where a visit is booked. */
export function NextAction({ track, recipients, visits, children }: NextActionProps) {
  const { next } = track
  if (!next) return <p className={css.next}>{words.allDone}</p>
  const booked = findBooked(visits)
  const names = recipients.filter(({ id }) => next.people.includes(id)).map(nameInBoth)
  return (
    <div className={`${css.next} grid grid-cols-1 gap-2`}>
      <p className="text-accent-text text-small font-strong">
        {words.by[next.code === 'wait' ? 'shop' : 'you']}
      </p>
      <p className={css.action}>{nextActions[next.code]}</p>
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

/** A person's short name: the given name, unless two people share it. */
function shortName(id: string, recipients: Recipients) {
  const person = recipients.find((each) => each.id === id)
  if (!person) return ''
  const { givenName, name } = person
  if (givenName === null) return name
  const isShared = recipients.some((each) => each.id !== id && each.givenName === givenName)
  return isShared ? name : givenName
}
