import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

import * as business from '#app/content/business.ts'
import { planWords as spanishPlans } from '#app/content/es/plans.ts'
import * as fees from '#app/content/fees.ts'
import * as plans from '#app/content/plans.ts'
import { planWords as englishPlans } from '#content/plans.ts'
import { languages } from '#shared/language.ts'
import { unitOf } from '#shared/shop/boxes/postal-address.ts'

import { feesSchema, plansSchema } from './money-schemas.ts'
import { businessSchema } from './schemas.ts'

export type WrongFact = { file: string; line: number; what: string }

export const facts = {
  business: business.business,
  plans: plans.plans,
  fees: { ...fees },
  planWords: { en: englishPlans, es: spanishPlans } as Record<string, PlanWords>,
}

type PlanWords = Record<string, { name: string }>
type Facts = typeof facts
type Place = { file: string; path: string[] }
type Found = Place & { what: string }

const BUSINESS = 'app/content/business.ts'
const PLANS = 'app/content/plans.ts'
const FEES = 'app/content/fees.ts'
const MAX_PLAN_NAME = 40
/** A named amount with a decimal point. Discounts are excluded: they may be fractions of a percent. */
const AMOUNT_WITH_POINT = /^\s*(?:export const )?(?!prepayment)[a-z]\w*(?::| =).*?\b(\d+\.\d+)\b/i
const PLAN_PAGE = 'pages/plan/plan.tsx'

/** Every invalid or forbidden fact, once. @param root the folder of the content */
export async function findWrongFacts(root: string, state = facts): Promise<WrongFact[]> {
  const wrong = [
    ...issuesOf(BUSINESS, businessSchema, state.business),
    ...issuesOf(PLANS, plansSchema, state.plans),
    ...issuesOf(FEES, feesSchema, state.fees),
  ]
  const misread = [...decimalsIn(root, FEES), ...decimalsIn(root, PLANS)]
  const results = wrong.length > 0 ? wrong : [...contradictionsIn(state), ...missingWordsIn(state)]
  // The pages' modules are read last: they assume valid facts.
  const refused =
    results.length > 0 ? [] : [...(await takenPathsIn(state)), ...(await refusedIn(state))]
  const placed = [...results, ...refused].map(({ file, path, what }) => ({
    file,
    line: lineOf(root, file, path, state),
    what,
  }))
  const isPlaced = ({ file, line }: WrongFact) =>
    placed.some((other) => other.file === file && other.line === line)
  return [...placed, ...misread.filter((each) => !isPlaced(each))]
}

/** `15.00` is the number 15, and so 15 cents. */
function decimalsIn(root: string, file: string): WrongFact[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((text, at) => {
    const [, amount = ''] = AMOUNT_WITH_POINT.exec(text) ?? []
    const inCents = Math.round(Number(amount) * 100)
    const what = `Amounts are whole cents: ${amount} is written ${inCents} for $${(inCents / 100).toFixed(2)}.`
    return amount ? [{ file, line: at + 1, what }] : []
  })
}

function issuesOf(file: string, schema: v.GenericSchema, value: unknown): Found[] {
  return (v.safeParse(schema, value).issues ?? []).map((issue) => ({
    file,
    path: (issue.path ?? []).map(({ key }) => String(key)),
    what:
      issue.kind === 'schema' && issue.message.startsWith('Invalid')
        ? `${issue.message}.`
        : issue.message,
  }))
}

function contradictionsIn({ business: shop, fees: charged }: Facts): Found[] {
  const [street = '', city = ''] = shop.addressLines
  const [, zip = ''] = /([A-Z]{2} [\d-]+)$/.exec(city) ?? []
  const contradictions: Found[] = []
  if (Boolean(unitOf(street)) !== Boolean(unitOf(shop.postalStreet))) {
    const what = `One of “${street}” and “${shop.postalStreet}” has a suite or unit: both do, or none.`
    contradictions.push({ file: BUSINESS, path: ['postalStreet'], what })
  }
  const [own, postal] = [numberOf(unitOf(street)), numberOf(unitOf(shop.postalStreet))]
  if (own && postal && own !== postal) {
    const what = `“${street}” and “${shop.postalStreet}” are not the same suite or unit.`
    contradictions.push({ file: BUSINESS, path: ['postalStreet'], what })
  }
  if (/\bP\.?M\.?B\b/i.test(`${street} ${shop.postalStreet}`)) {
    const what = 'The shop’s own street has no PMB: each customer’s number follows it.'
    contradictions.push({ file: BUSINESS, path: ['postalStreet'], what })
  }
  if (!shop.postalCity.endsWith(zip)) {
    const what = `“${city}” and “${shop.postalCity}” are not the same state and ZIP code.`
    contradictions.push({ file: BUSINESS, path: ['postalCity'], what })
  }
  for (const term of Object.keys(charged.prepaymentDiscount)) {
    if (charged.termsInMonths.includes(Number(term))) continue
    const what = `A discount for ${term} months paid ahead needs a term of ${term} months.`
    contradictions.push({ file: FEES, path: ['prepaymentDiscount', term], what })
  }
  return contradictions
}

/** `2nd Floor` and `FL 2` are the same. */
function numberOf(unit: string) {
  return (unit.match(/\d+/g) ?? []).join(' ')
}

async function takenPathsIn({ plans: listed }: Facts): Promise<Found[]> {
  const { pages } = await import('#app/pages.ts')
  const others = pages.filter(({ module }) => module !== PLAN_PAGE)
  return listed
    .filter(({ path }) => others.some((page) => page.path === path))
    .map(({ path }) => ({
      file: PLANS,
      path: [path],
      what: `Another page stands at ${path}: give the plan’s page a path of its own.`,
    }))
}

function missingWordsIn({ plans: listed, planWords }: Facts): Found[] {
  return languages.flatMap((language) =>
    listed
      .map(({ id }) => ({ id, name: planWords[language]?.[id]?.name ?? '' }))
      .filter(({ name }) => name === '' || name.length > MAX_PLAN_NAME)
      .map(({ id, name }) => ({
        file: `app/content/${language}/plans.ts`,
        path: ['planWords', ...(name ? [id] : [])],
        what: name
          ? `“${name}” is too long for a card: at most ${MAX_PLAN_NAME} letters.`
          : `The plan ${id} of ${PLANS} has no name here: write it.`,
      })),
  )
}

async function refusedIn({ business: shop, plans: listed, planWords }: Facts): Promise<Found[]> {
  const { lintFact } = await import('#tooling/content-lint/lint.ts')
  const streets = [shop.addressLines[0] ?? '', shop.postalStreet]
  const named: [file: string, path: string[], text: string][] = [
    [BUSINESS, ['name'], shop.name],
    [BUSINESS, ['legalName'], shop.legalName],
    [BUSINESS, ['neighbourhood'], shop.neighbourhood],
    [BUSINESS, ['email'], shop.email],
    [BUSINESS, ['addressLines'], streets[0] ?? ''],
    [BUSINESS, ['postalStreet'], shop.postalStreet],
    [BUSINESS, ['visiting', 'crossStreet'], shop.visiting.crossStreet],
    [BUSINESS, ['visiting', 'busStop'], shop.visiting.busStop],
    ...shop.closedOn.map(
      ({ name }, at) =>
        [BUSINESS, ['closedOn', String(at), 'name'], name] as [string, string[], string],
    ),
    ...languages.flatMap((language) =>
      listed.map(
        ({ id }) =>
          [
            `app/content/${language}/plans.ts`,
            [id, 'name'],
            planWords[language]?.[id]?.name ?? '',
          ] as [string, string[], string],
      ),
    ),
  ]
  return named.flatMap(([file, path, text]) =>
    lintFact(text, streets).map(({ why }) => ({
      file,
      path,
      what: `“${text}” may not be said. ${why}`,
    })),
  )
}

function lineOf(root: string, file: string, path: string[], state: Facts) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const findFrom = (start: number, pattern: RegExp) =>
    lines.findIndex((text, at) => at >= start && pattern.test(text))
  const declares = (name: string) =>
    new RegExp(String.raw`^(?:export )?const ${RegExp.escape(name)}\b`)
  let line = Math.max(0, findFrom(0, /^export const (business|plans|planWords)\b/))
  let value: unknown = { [BUSINESS]: state.business, [PLANS]: state.plans, [FEES]: state.fees }[
    file
  ]
  for (const key of path) {
    value = (value as Record<string, unknown> | undefined)?.[key]
    const literal = literalOf(value)
    const patterns = /^\d+$/.test(key)
      ? []
      : [new RegExp(String.raw`(?:^\s+|[{,]\s*)['"]?${RegExp.escape(key)}['"]?:`)]
    if (literal)
      patterns.push(new RegExp(String.raw`(?:^|[\s'"({[])${RegExp.escape(literal)}(?!\w)`))
    const declared = findFrom(0, declares(key))
    line =
      [declared, ...patterns.map((pattern) => findFrom(line, pattern)), line].find(
        (at) => at >= 0,
      ) ?? line
  }
  return line + 1
}

function literalOf(value: unknown) {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const { id, date, opens, first } = (value ?? {}) as Record<string, unknown>
  const mark = id ?? date ?? opens ?? first
  return typeof mark === 'string' || typeof mark === 'number' ? String(mark) : undefined
}
