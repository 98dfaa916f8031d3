import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { business, mode } from '#app/content/business.ts'
import { planTableIsDefault } from '#app/content/plans.ts'
import { reading } from '#content/articles.ts'
import { customerReviews, googleReviews } from '#content/reviews.ts'
import { registrations } from '#content/services/registrations.ts'
import { languages } from '#shared/language.ts'

import { federalHolidays } from './federal-holidays.ts'

export type Missing = { file: string; line: number; what: string }

export const content = {
  mode,
  closedOn: business.closedOn,
  planTableIsDefault,
  visitingIsSample: business.visiting.areSamples,
  legalTextsAreDrafts: reading.legal.areDrafts,
  reviews: [...customerReviews, ...googleReviews],
  registrations,
  languages: languages as readonly string[],
}

/** The template for lists of customers has an invented one. */
const SHEET_TEMPLATE = join('staff', 'imports.ts')
const COMMENT = /^\s*(\/\*\*|\*|\/\/)/

export const sampleShop = { name: 'Sycamore', street: 'Larkmeadow', zip: '90000' }

const INVENTED: [pattern: RegExp, what: string][] = [
  [/\b555[-. ]?01\d\d\b/, 'an invented telephone number'],
  [/\bexample\.(com|org|net)\b/, 'an example.com address'],
  [new RegExp(sampleShop.street, 'i'), 'the street of the sample shop'],
  [new RegExp(`\\b${sampleShop.zip}\\b`), 'a ZIP code that does not exist'],
  [/34\.0537/, 'the middle of the city instead of the shop’s coordinates'],
  [new RegExp(`\\b${sampleShop.name}\\b`, 'i'), 'the name of the sample shop'],
  // `{ownerNote}` stands for a registration's number, asked for below.
  [/^(?!\s*missing:).*\{ownerNote\}/, 'a note that waits for the owner’s words'],
]

/** @param root the folder of the content @param today `YYYY-MM-DD` */
export function findMissing(root: string, today: string, state = content): Missing[] {
  return [...inventedIn(root, state), ...unsetIn(root, state), ...holidaysIn(root, today, state)]
}

function inventedIn(root: string, state: typeof content): Missing[] {
  return contentFiles(root, state.languages).flatMap((file) =>
    linesOf(root, file).flatMap((text, index) =>
      INVENTED.filter(([pattern]) => pattern.test(text)).map(([, what]) => ({
        file,
        line: index + 1,
        what,
      })),
    ),
  )
}

function unsetIn(root: string, state: typeof content): Missing[] {
  const checks: [isUnset: boolean, file: string, needle: string, what: string][] = [
    [state.mode === 'sample', 'business.ts', 'export const mode', 'the site is a sample: say open'],
    [
      state.planTableIsDefault,
      'plans.ts',
      'planTableIsDefault',
      'what each plan receives is a default: set it, then say false',
    ],
    [
      state.visitingIsSample,
      'business.ts',
      'areSamples',
      'cross street, parking, bus, payments and languages are samples, and so are the sentences of visiting.ts and the sketch of the streets: set them, then say false',
    ],
    [
      state.legalTextsAreDrafts,
      'en/articles.ts',
      'areDrafts',
      'no lawyer has checked terms, privacy and cookies',
    ],
  ]
  for (const { name, number, isDeclined } of Object.values(state.registrations)) {
    const what = `${name}: write its number, or isDeclined: true`
    const isUnset = !number && !isDeclined
    checks.push([isUnset, 'en/services/registrations.ts', `name: '${name}'`, what])
  }
  for (const { name, source } of state.reviews) {
    const what = `the review by ${name} has no source: take it out, or say where it is from`
    checks.push([!source, 'en/reviews.ts', `name: '${name}'`, what])
  }
  return checks
    .filter(([isUnset]) => isUnset)
    .map(([, name, needle, what]) => {
      const file = `app/content/${name}`
      return { file, line: lineOf(root, file, needle), what }
    })
}

function holidaysIn(root: string, today: string, { closedOn }: typeof content): Missing[] {
  const year = Number(today.slice(0, 'YYYY'.length))
  const file = 'app/content/business.ts'
  return [year, year + 1]
    .filter((each) => !closedOn.some(({ date }) => date.startsWith(String(each))))
    .map((each) => ({
      file,
      line: lineOf(root, file, 'const closedOn'),
      what: `no holidays of ${each}. The federal ones:\n${federalHolidays(each)
        .map(({ date, name }) => `    { date: '${date}', name: '${name}' },`)
        .join('\n')}`,
    }))
}

function contentFiles(root: string, offered: readonly string[]) {
  const isOffered = (name: string) => {
    const [, language] = /^([a-z]{2})[/\\]/.exec(name) ?? []
    return !language || offered.includes(language)
  }
  return readdirSync(join(root, 'app/content'), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(ts|md|svg)$/.test(name) && !name.endsWith('.test.ts') && name !== SHEET_TEMPLATE,
    )
    .filter(isOffered)
    .map((name) => `app/content/${name}`)
    .toSorted()
}

/** Without comments, which are for the owner. */
function linesOf(root: string, file: string) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.map((line) => (file.endsWith('.ts') && COMMENT.test(line) ? '' : line))
}

function lineOf(root: string, file: string, needle: string) {
  return Math.max(linesOf(root, file).findIndex((line) => line.includes(needle)) + 1, 1)
}
