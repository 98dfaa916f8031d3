import { Link } from 'react-router'

import { mail as words } from '#app/content/staff/mail.ts'
import { NativeName } from '#app/shop/core/name-inputs.tsx'
import { OpenNotes } from '#app/shop/core/open-notes.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { BoxMail, PlanUse } from '#shared/shop/mail/items.ts'

import { LackingPapersList, mergeLacking } from './lacking-papers.tsx'

const TONES = {
  rented: 'success',
  reserved: 'warning',
  remail: 'warning',
  return: 'error',
  unknown: 'warning',
} as const

type BoxCardProps = {
  box: number
  /** Null while the server can't be reached. */
  answer: BoxMail | null
  recipientId?: string
  /** Plan and missing papers count at intake alone. */
  isBrief?: boolean
  isHeld?: boolean
}

export function BoxCard({ box, answer, recipientId, isBrief, isHeld }: BoxCardProps) {
  const state = answer?.state ?? 'unknown'
  const waiting = answer?.items.filter((item) => item.state === 'waiting').length ?? 0
  const facts = [
    answer?.remailUntil &&
      interpolate(answer.movedTo ? words.movedTo : words.remailUntil, {
        box: answer.movedTo ?? box,
        day: formatDate(answer.remailUntil),
      }),
    answer?.heldUntil && interpolate(words.heldUntil, { day: formatDate(answer.heldUntil) }),
    waiting > 0 && interpolateCount(words.waitingHere, waiting),
    ...(answer?.plan && !isBrief ? linesOf(answer.plan) : []),
  ].filter((fact) => typeof fact === 'string')
  return (
    <section
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-2 border-(--edge) bg-(--wash) px-4 py-2"
      data-tone={isHeld ? 'error' : TONES[state]}
      aria-label={boxName(box)}
    >
      <Link
        to={servicePath({ id: null, box }, 'mail') ?? ''}
        className="text-4xl font-bold text-(--ink) tabular-nums no-underline"
        aria-label={boxName(box)}
      >
        {box}
      </Link>
      <div className="min-w-40 flex-1">
        {answer && answer.recipients.length > 0 && (
          <ul
            className="flex flex-wrap gap-x-4 text-lg leading-tight font-semibold"
            aria-label={words.recipients}
          >
            {answer.recipients.map(({ id, name, nativeName }) => (
              <li
                key={id}
                className="wrap-anywhere aria-current:underline"
                aria-current={id === recipientId || undefined}
              >
                {name}
                <NativeName name={nativeName} />
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm">
          <strong className="text-(--ink)">
            {isHeld ? words.lacking.allHeld : words.boxStates[state]}
          </strong>
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      </div>
      {answer && <OpenNotes notes={answer.notes} />}
      {answer && !isBrief && (
        <LackingPapersList box={box} lacking={mergeLacking(answer.recipients)} />
      )}
    </section>
  )
}

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
