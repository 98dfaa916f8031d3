import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { business } from '#app/content/business.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { renderEmail } from '#server/email/compose.ts'
import { readPdf } from '#tests/support/read-pdf.ts'

import {
  feeCents,
  holiday,
  letters,
  planCents,
  shop,
  TERM,
  writeStrangestShop,
  writtenHours,
} from './facts/strangest-shop.ts'
import { WORKSHEETS } from './forms/fill-in.ts'
import { sampleShop } from './launch/missing.ts'

const BUILD_TIMEOUT_MS = 300_000
const SOURCES = ['app', 'shared', 'tooling', 'public', 'package.json', 'package-lock.json'].concat([
  'react-router.config.ts',
  'vite.config.ts',
])

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
    .replaceAll('&#x27;', "'")

describe('after another shop is written into the content, the build', () => {
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'owners-day-'))
    for (const source of SOURCES) cpSync(source, join(tree, source), { recursive: true })
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
    writeStrangestShop(tree)
    // The other language has the same modules; the last test shows that its texts name no fact of
    // the shop.
    run(`await (await import('./tooling/site-build.mjs')).buildPages()`)
  }, BUILD_TIMEOUT_MS)

  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it('shows it on the pages', () => {
    const start = page('/')
    const { name, legalName, phone, otherPhones, email, addressLines } = shop
    for (const fact of [name, legalName, phone, ...otherPhones, email, ...addressLines]) {
      expect(start).toContain(fact)
    }
    for (const { days, times } of writtenHours)
      expect(start).toMatch(new RegExp(`${days}.*?${times}`))
    expect(start).toContain(holiday.name)
    for (const cents of planCents) expect(start).toContain(formatDollars(cents))
    const rental = page('/services/mailbox/mailbox-rental') + page('/terms')
    for (const cents of Object.values(feeCents).filter(Boolean))
      expect(rental).toContain(formatDollars(cents))
    for (const path of ['/terms', '/login', '/blog']) expect(page(path)).toContain(name)
  })

  it('writes its suite before PMB, and offers no # alternative', () => {
    const helper = page(letters.path)
    expect(helper).toContain(`${shop.postalStreet} PMB 234`)
    const texts = htmlFiles().map(built).join('\n')
    expect(texts).not.toMatch(/# (only|sign)|#234/)
  })

  it('omits fees that it does not charge', () => {
    const pages = [
      '/',
      '/terms',
      '/services/mailbox/mailbox-rental',
      '/blog/moving-out',
      letters.path,
    ]
    for (const path of pages)
      expect([path, page(path).replaceAll(/no setup fee/gi, '')]).toEqual([
        path,
        expect.not.stringMatching(/key deposit|deposit comes back|setup fee|\$0(?![.\d])/i),
      ])
    expect(page('/')).toContain(`for ${TERM} months, no setup fee`)
  })

  it('describes a plan for letters by its facts', () => {
    const plan = page(letters.path)
    expect(plan).toContain(letters.name)
    expect(page('/')).toContain(`href="${letters.path}"`)
    expect(plan).not.toMatch(/Packages by USPS<\/h3>|We sign for/)
  })

  it('describes it to search engines, feeds and home screens', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page('/')) ?? []
    const data = JSON.parse(json)
    expect(data).toMatchObject({
      name: shop.name,
      telephone: ['+13105550186', '+18005550187'],
      email: shop.email,
      address: { streetAddress: shop.addressLines[0], postalCode: '90499-1234' },
    })
    expect(data.makesOffer).toHaveLength(planCents.length)
    const opens = expect.objectContaining({ opens: '13:00', closes: '18:45' })
    const night = expect.objectContaining({ opens: '18:00', closes: '01:30' })
    const closed = expect.objectContaining({ validFrom: holiday.date })
    expect(data.openingHoursSpecification).toEqual(expect.arrayContaining([opens, night, closed]))
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
        expect(squeeze(text)).toContain(squeeze(fact))
      }
      for (const { times } of writtenHours)
        expect(squeeze(text).toLowerCase()).toContain(squeeze(times).toLowerCase())
    }
  })

  it('signs the emails with it', () => {
    const ann = { to: 'ann@example.com', firstName: 'Ann', language: 'en' } as const
    const email = { kind: 'password-changed', ...ann } as const
    const sender = { shop: JSON.parse(built('shop.json')), siteUrl: 'https://shop.test' }
    const { text } = renderEmail(email, { id: '1', createdAt: 0 }, sender)
    for (const fact of [shop.name, shop.phone, ...shop.addressLines]) expect(text).toContain(fact)
  })

  // An owner may write about Los Angeles; this repository's texts name the shop's place.
  it.runIf(business.name.startsWith(sampleShop.name))('names no other place', () => {
    const places = htmlFiles().flatMap((file) => {
      const html = built(file)
      const at = html.search(/Los Angeles(?! (?:Area|County))/)
      return at < 0 ? [] : [`${file}: ${html.slice(at - 40, at + 30)}`]
    })
    expect(places).toEqual([])
  })

  it('contains nothing of the sample', async () => {
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
])('no %s contains the sample shop: each reads its facts', (_what, ...patterns) => {
  const files = globSync(patterns)
  expect(files.length).toBeGreaterThan(60)
  expect(files.flatMap((file) => sampleIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

function sampleIn(file: string, text: string) {
  return SAMPLE.flatMap((pattern) => {
    const [match] = pattern.exec(text) ?? []
    return match ? [`${file}: ${match}`] : []
  })
}

function htmlFiles() {
  return globSync('client/**/*.html', { cwd: join(tree, 'build') })
}

function squeeze(text: string) {
  return text.replaceAll(/\s+/g, '')
}

function worksheetFile(name: string) {
  return join(tree, 'build/client/Forms', name)
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
