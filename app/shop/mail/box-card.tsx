import { Link } from 'react-router'

import { mail as words } from '#app/content/staff/mail.ts'
import { NativeName } from '#app/shop/core/name-inputs.tsx'
import { OpenNotes } from '#app/shop/core/open-notes.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { BoxMail, PlanUse } from '#shared/shop/mail/items.ts'

import { gatherLacking, LackingPapersList } from './lacking-papers.tsx'

import css from './box-card.module.css'

const TONES = {
  rented: 'success',
  reserved: 'warning',
  remail: 'warning',
  return: 'error',
  unknown: 'warning',
} as const

type BoxCardProps = {
  box: number
  /** Null while the server can't be asked. */
  answer: BoxMail | null
  /** The recipient to mark in the list. */
  recipientId?: string
  /** Without what counts at intake alone, and without its people. */
  isBrief?: boolean
}

/** A box number, coloured by how its mail is handled; the text beside it says the same. */
export function BoxCard({ box, answer, recipientId, isBrief }: BoxCardProps) {
  const state = answer?.state ?? 'unknown'
  const waiting = answer?.items.filter((item) => item.state === 'waiting').length ?? 0
  return (
    <section
      className={`${css.card} cluster gap-x-6 items-center`}
      data-tone={TONES[state]}
      data-brief={isBrief || undefined}
      aria-label={boxName(box)}
    >
      <p className={`${css.box} tabular`}>
        <Link
          to={servicePath({ id: null, box }, 'mail') ?? ''}
          className="no-underline"
          aria-label={boxName(box)}
        >
          {box}
        </Link>
      </p>
      <div className={`${css.facts} stack gap-1`}>
        <p className={`${css.state} text-h3`}>{words.boxStates[state]}</p>
        {answer?.movedTo && answer.remailUntil && (
          <p className="font-semibold">
            {interpolate(words.movedTo, {
              box: answer.movedTo,
              day: formatDate(answer.remailUntil),
            })}
          </p>
        )}
        {answer?.remailUntil && !answer.movedTo && (
          <p>{interpolate(words.remailUntil, { day: formatDate(answer.remailUntil) })}</p>
        )}
        {answer?.heldUntil && (
          <p>{interpolate(words.heldUntil, { day: formatDate(answer.heldUntil) })}</p>
        )}
        {answer?.plan && !isBrief && linesOf(answer.plan).map((text) => <p key={text}>{text}</p>)}
        {waiting > 0 && <p>{interpolateCount(words.waitingHere, waiting)}</p>}
      </div>
      {answer && <OpenNotes notes={answer.notes} />}
      {answer && !isBrief && answer.recipients.length > 0 && (
        <ul className={`${css.people} w-full cluster gap-2`} aria-label={words.recipients}>
          {answer.recipients.map(({ id, name, nativeName }) => (
            <li key={id} aria-current={id === recipientId || undefined}>
              {name}
              <NativeName name={nativeName} />
            </li>
          ))}
        </ul>
      )}
      {answer && <LackingPapersList box={box} lacking={gatherLacking(answer.recipients)} />}
    </section>
  )
}

/** What the plan of a box takes in. */
function linesOf({ thisMonth, uspsPackages, otherCarriers, ...limits }: PlanUse) {
  const { packagesPerMonth: most, heaviestPounds: pounds, packagesKeptDays: days } = limits
  const { plan } = words
  return [
    ...(uspsPackages ? [] : [plan.noUsps]),
    ...(otherCarriers ? [] : [plan.noOthers]),
    interpolate(plan.limits, { count: thisMonth, most, pounds, days }),
  ]
}

export function boxName(box: number) {
  return interpolate(words.pmb, { box })
}
