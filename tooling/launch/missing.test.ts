import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { content, findMissing, sampleShop } from './missing.ts'

const TODAY = '2026-11-22'
const [sampleReview] = content.reviews
const declined = Object.fromEntries(
  Object.entries(content.registrations).map(([id, each]) => [id, { ...each, isDeclined: true }]),
) as unknown as typeof content.registrations

const ready: typeof content = {
  mode: 'open',
  closedOn: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-12-25', name: 'Christmas Day' },
  ],
  planTableIsDefault: false,
  visitingIsSample: false,
  legalTextsAreDrafts: false,
  reviews: [],
  registrations: declined,
  languages: ['en', 'es'],
}

it('finds nothing in a complete shop', () => {
  const root = folderWith({
    'business.ts': 'phone: (213) 421-7788',
    'staff/imports.ts': `  email: 'maria@example.com',`,
  })
  expect(findMissing(root, TODAY, ready)).toEqual([])
})

it.each([
  ["  phone: '(213) 555-0199',", 'telephone'],
  ["  email: 'hello@shop.example.com',", 'example.com'],
  [`  '12 ${sampleShop.street} Avenue',`, 'street'],
  [`  'Los Angeles, CA ${sampleShop.zip}',`, 'ZIP'],
  ["  text: '{ownerNote} your story',", 'note'],
])('finds invented facts, with their line: %s', (line, what) => {
  const root = folderWith({ 'en/company/about.ts': `/** example.com in a comment */\n\n${line}\n` })
  expect(findMissing(root, TODAY, ready)).toEqual([
    { file: 'app/content/en/company/about.ts', line: 3, what: expect.stringContaining(what) },
  ])
})

it('ignores languages that are not offered', () => {
  const root = folderWith({ 'es/company/about.ts': `  text: '{ownerNote} su historia',` })
  expect(findMissing(root, TODAY, ready)).toHaveLength(1)
  expect(findMissing(root, TODAY, { ...ready, languages: ['en'] })).toEqual([])
})

it('finds a note in a Markdown text', () => {
  const root = folderWith({ 'en/legal/terms.md': '# Terms\n\n*{ownerNote} have it written.*\n' })
  expect(findMissing(root, TODAY, ready)).toMatchObject([
    { file: 'app/content/en/legal/terms.md', line: 3 },
  ])
})

it.each([
  ['the switch', { mode: 'sample' }, 'sample'],
  ['the plan table', { planTableIsDefault: true }, 'each plan receives'],
  ['what is said of getting there', { visitingIsSample: true }, 'cross street'],
  ['the legal texts', { legalTextsAreDrafts: true }, 'lawyer'],
  ['a review without a source', { reviews: [sampleReview] }, `${sampleReview?.name} has no source`],
  ['holidays', { closedOn: ready.closedOn.slice(0, 1) }, "2027-11-25', name: 'Thanksgiving"],
] as const)('finds %s', (_, change, what) => {
  const missing = findMissing(folderWith({ 'business.ts': '' }), TODAY, {
    ...ready,
    ...change,
  } as typeof content)
  expect(missing.map((each) => each.what)).toEqual([expect.stringContaining(what)])
})

it('finds a registration without a number that is not declined', () => {
  const { notary } = content.registrations
  const registrations = { ...declined, notary: { ...notary, isDeclined: undefined } }
  const state = { ...ready, registrations } as typeof content
  const missing = () => findMissing(folderWith({}), TODAY, state).map(({ what }) => what)
  expect(missing()).toEqual([expect.stringContaining(notary.name)])
  registrations.notary = { ...notary, number: '2400000', isDeclined: undefined }
  expect(missing()).toEqual([])
})

function folderWith(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'launch-'))
  const expected = [
    'business.ts',
    'plans.ts',
    'en/articles.ts',
    'en/reviews.ts',
    'en/services/registrations.ts',
  ]
  for (const [name, text] of Object.entries({
    ...Object.fromEntries(expected.map((file) => [file, ''])),
    ...files,
  })) {
    const file = join(root, 'app/content', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return root
}
