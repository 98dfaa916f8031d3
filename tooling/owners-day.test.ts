import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { formatDollars } from '#app/ui/dollars.ts'
import { renderEmail } from '#server/email/compose.ts'
import { readPdf } from '#tests/support/read-pdf.ts'

import { WORKSHEETS } from './forms/fill-in.ts'
import { sampleShop } from './launch/missing.ts'

const BUILD_TIMEOUT_MS = 300_000
const SOURCES = ['app', 'shared', 'tooling', 'public', 'package.json', 'package-lock.json'].concat([
  'react-router.config.ts',
  'vite.config.ts',
])

/** What the owner writes instead of what stands there, whatever that is. */
const shop = {
  name: 'Puente Mail & Boxes',
  legalName: 'Puente Mail Inc.',
  phone: '(310) 555-0186',
  email: 'post@puente.example.org',
  addressLines: ['77 Ocean Drive, 2nd Floor', 'Santa Monica, CA 90499'],
  postalStreet: '77 OCEAN DR FL 2',
  postalCity: 'SANTA MONICA CA 90499',
}
const hours = [{ weekdays: [2, 3, 4, 5], opens: '07:15', closes: '18:45' }, { weekdays: [6, 0, 1] }]
const writtenHours = [
  { days: 'Tuesday to Friday', times: '7:15 am – 6:45 pm' },
  { days: 'Saturday to Monday', times: 'Closed' },
]
const holiday = { date: '2026-03-17', name: 'Stocktaking day' }
const feeCents = { setup: 1735, keyDeposit: 1345, additionalRecipient: 1165, late: 2315 }
const planCents = [1149, 2349, 4449]

/** What only the shop has that this repository comes with; prices are those of its plans. */
const SAMPLE = [
  new RegExp(sampleShop.name, 'i'),
  new RegExp(sampleShop.street, 'i'),
  new RegExp(`CA ${sampleShop.zip}`, 'i'),
  /555[-. ]?0142/,
  /(?<![\d.])(?:9|19|39)\.99(?!\d|rem)/,
]

let tree = ''
const built = (file: string) => readFileSync(join(tree, 'build', file), 'utf8')
const page = (path: string) =>
  built(join('client', path, 'index.html'))
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')

describe('after the owner has written another shop into the content, the build', () => {
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'owners-day-'))
    for (const source of SOURCES) cpSync(source, join(tree, source), { recursive: true })
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
    changeContent()
    // In the other language the same modules stand around words that name no fact of the shop: the last test holds them to it.
    run(`await (await import('./tooling/site-build.mjs')).buildPages(['en'])`)
  }, BUILD_TIMEOUT_MS)

  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it('shows it on the pages', () => {
    const start = page('/')
    const { name, legalName, phone, email, addressLines } = shop
    for (const fact of [name, legalName, phone, email, ...addressLines]) {
      expect(start).toContain(fact)
    }
    for (const { days, times } of writtenHours)
      expect(start).toMatch(new RegExp(`${days}.*?${times}`))
    expect(start).toContain(holiday.name)
    for (const cents of planCents) expect(start).toContain(formatDollars(cents))
    const rental = page('/services/mailbox/mailbox-rental') + page('/terms')
    for (const cents of Object.values(feeCents)) expect(rental).toContain(formatDollars(cents))
    for (const path of ['/terms', '/login', '/blog']) expect(page(path)).toContain(name)
  })

  it('tells search engines, feed readers and home screens', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page('/')) ?? []
    const data = JSON.parse(json)
    expect(data).toMatchObject({
      name: shop.name,
      telephone: '+13105550186',
      email: shop.email,
      address: { streetAddress: shop.addressLines[0], postalCode: '90499' },
    })
    expect(data.makesOffer).toHaveLength(planCents.length)
    const opens = expect.objectContaining({ opens: '07:15', closes: '18:45' })
    const closed = expect.objectContaining({ validFrom: holiday.date })
    expect(data.openingHoursSpecification).toEqual(expect.arrayContaining([opens, closed]))
    expect(built('client/blog/feed.xml')).toContain(
      `<name>${shop.name.replace('&', '&amp;')}</name>`,
    )
    expect(JSON.parse(built('client/manifest.webmanifest'))).toMatchObject({ name: shop.name })
  })

  it.each(WORKSHEETS)('fills it in in %s', async (worksheet) => {
    const { pages, info } = await readPdf(new Uint8Array(readFileSync(worksheetFile(worksheet))))
    expect(info).toMatchObject({ Author: shop.name })
    for (const { text } of pages) {
      for (const fact of [shop.name, shop.phone, shop.email, ...shop.addressLines]) {
        expect(text).toContain(fact)
      }
      for (const { times } of writtenHours) expect(text).toContain(times)
    }
  })

  it('signs the emails with it', () => {
    const ann = { to: 'ann@example.com', firstName: 'Ann', language: 'en' } as const
    const email = { kind: 'password-changed', ...ann } as const
    const sender = { shop: JSON.parse(built('shop.json')), siteUrl: 'https://shop.test' }
    const { text } = renderEmail(email, { id: '1', createdAt: 0 }, sender)
    for (const fact of [shop.name, shop.phone, ...shop.addressLines]) expect(text).toContain(fact)
  })

  it('leaves nothing of the sample', async () => {
    const files = globSync('build/**/*.{html,data,js,json,xml,txt,webmanifest,vtt}', {
      cwd: tree,
    })
    expect(files.length).toBeGreaterThan(100)
    const texts = files.map((file) => [file, readFileSync(join(tree, file), 'utf8')] as const)
    for (const worksheet of WORKSHEETS) {
      const { pages } = await readPdf(new Uint8Array(readFileSync(worksheetFile(worksheet))))
      texts.push([
        worksheet,
        pages.flatMap(({ strings, widgets }) => [...strings, JSON.stringify(widgets)]).join(' '),
      ])
    }
    expect(texts.flatMap(([file, text]) => sampleIn(file, text))).toEqual([])
  })
})

it.each([
  [
    'test',
    '{app,server,shared,tooling,bench}/**/*.test.{ts,tsx}',
    'tests/**/*.ts',
    'server/testing/*.ts',
  ],
  ['translation', '{app,shared}/content/es/**/*.{ts,md}'],
])('no %s knows the sample shop: each reads its facts', (_what, ...patterns) => {
  const files = globSync(patterns)
  expect(files.length).toBeGreaterThan(60)
  expect(files.flatMap((file) => sampleIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

/** Where a text holds what only the sample shop has. */
function sampleIn(file: string, text: string) {
  return SAMPLE.flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? []
    return found ? [`${file}: ${found}`] : []
  })
}

function worksheetFile(name: string) {
  return join(tree, 'build/client/Forms', name)
}

function changeContent() {
  const facts = Object.entries(shop).map(([name, value]) => [
    new RegExp(String.raw`^ {2}${name}: (?:\[[^\]]*\]|.*),$`, 'm'),
    `  ${name}: ${JSON.stringify(value)},`,
  ]) as [RegExp, string][]
  edit('business.ts', [
    ...facts,
    [
      /^const hours: .*? = \[\n[\s\S]*?^\]/m,
      `const hours: OfficeHours[] = ${JSON.stringify(hours)}`,
    ],
    [/^const closedOn: .*? = \[/m, `$&${JSON.stringify(holiday)},`],
  ])
  edit(
    'fees.ts',
    Object.entries(feeCents).map(([name, cents]) => [
      new RegExp(String.raw`^ {2}${name}: [\d_]+,$`, 'm'),
      `  ${name}: ${cents},`,
    ]),
  )
  edit(
    'plans.ts',
    // The space keeps a price that is written from being found as the next one.
    planCents.map((cents) => [/monthlyCents: [\d_]+,/, `monthlyCents : ${cents},`]),
  )
}

function edit(file: string, changes: [RegExp, string][]) {
  const path = join(tree, 'app/content', file)
  let text = readFileSync(path, 'utf8')
  for (const [pattern, replacement] of changes) {
    expect(text).toMatch(pattern)
    text = text.replace(pattern, replacement)
  }
  writeFileSync(path, text)
}

function run(script: string) {
  const { VITEST: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      cwd: tree,
      encoding: 'utf8',
      env: { ...env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) throw new Error(stdout + stderr)
}
