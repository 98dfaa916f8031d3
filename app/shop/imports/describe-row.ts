import { importPage } from '#app/content/staff/imports.ts'
import { planName } from '#app/shop/core/names.ts'
import { formatDate, today } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { importProblems, importRemarks } from '#shared/content/imports.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { fillIn, say } from '#shared/sentence.ts'
import type { ImportProblem, ImportRemark, ImportRow } from '#shared/shop/imports/calls.ts'

const words = importPage.customers

/** What is wrong with a row, in sentences. */
export function describeProblems({ problems }: ImportRow) {
  return problems.map(describeProblem)
}

export function describeRemark({ code, values }: ImportRemark) {
  return interpolate(importRemarks[code], values)
}

function describeProblem({ code, values }: ImportProblem) {
  return say(fillIn(importProblems[code], values))
}

export function describePeople({ planned, name }: ImportRow) {
  if (!planned) return name
  return planned.people
    .map((person) =>
      person.kind === 'applicant'
        ? person.name
        : interpolate(words.person, {
            name: person.name,
            kind: words.kinds[person.kind as keyof typeof words.kinds],
          }),
    )
    .join(', ')
}

export function describePlan({ planned }: ImportRow) {
  if (!planned) return ''
  const { plan, monthlyCents, isOwnPrice } = planned
  const price = formatExactDollars(monthlyCents)
  return interpolate(isOwnPrice ? words.own : words.usual, { plan: planName(plan), price })
}

/** What else stands with a customer, in one line. */
export function describeMore({ planned, becomes }: ImportRow) {
  if (!planned) return ''
  const { keys, email, hold, closesOn } = planned
  return [
    becomes === 'here' && words.here,
    email,
    interpolateCount(words.keys, keys),
    hold && interpolate(words.hold, { days: hold }),
    closesOn &&
      interpolate(closesOn < today() ? words.closed : words.closes, { day: formatDate(closesOn) }),
  ]
    .filter(Boolean)
    .join(', ')
}
