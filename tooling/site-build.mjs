// Runs on the machine's own Node: plain JavaScript, no packages.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { alone } from './lock.mjs'
import { node24 } from './node24.mjs'
import { run } from './run.mjs'

const SITE = 'build'
const NEXT = 'build/next'
const FORMER = 'build/former'
const LOG = 'build/build.log'
const MARK = '.made-from'
const PARTS = ['client', 'pages.json', 'shop.json', 'rental.json', MARK]

const FIRST_LANGUAGE = 'en'
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const CHECK = 'tooling/facts/check-facts.ts'
const SOURCES = ['app', 'shared', 'public', 'tooling', 'package-lock.json'].concat([
  'react-router.config.ts',
  'vite.config.ts',
])

export async function build() {
  const finish = await buildPages()
  await finish?.()
}

/**
 * Builds the pages if their sources have changed. Without a complete site, the first language only,
 * so that a server can start.
 * @returns undefined, or a function that builds the other languages and compresses the files beside
 * a running server; it takes its commands' priority, and a callback for when all pages are built
 */
export async function buildPages(title = 'Building the pages …') {
  const wanted = fingerprint()
  const isBuilt = () => readMark().from === wanted
  if (!isBuilt()) {
    await alone(async () => {
      moveIntoPlace()
      if (isBuilt()) return
      process.stdout.write(`${title}\n`)
      const isReplaced = hasSite() && readMark().holds !== 'first'
      begin()
      const [offered] = await Promise.all([
        command([CHECK], { isForOwner: true }),
        command(['tooling/subset-font.ts']),
      ])
      await buildLanguage(FIRST_LANGUAGE)
      const others = isReplaced ? othersOf(offered) : []
      for (const language of others) await buildLanguage(language, { site: NEXT })
      writeMark(NEXT, wanted, isReplaced ? 'all' : 'first')
      moveIntoPlace()
    })
  }
  if (readMark().holds === 'packed') return undefined
  return ({ priority, onPages } = {}) =>
    alone(async () => {
      if (!isBuilt()) return
      if (readMark().holds === 'first') {
        begin()
        const others = othersOf(await command([CHECK], { priority }))
        for (const language of others) await buildLanguage(language, { site: SITE, priority })
        writeMark(SITE, wanted, 'all')
      }
      onPages?.()
      if (readMark().holds === 'packed') return
      await command(['tooling/compress.ts'], { priority })
      const left = await command(['tooling/launch/check-launch.ts', '--brief'], { priority })
      process.stdout.write(left.trim() && left)
      writeMark(SITE, wanted, 'packed')
    })
}

export function hasSite() {
  return readMark().from !== undefined
}

function readMark() {
  const mark = join(SITE, MARK)
  const [from, holds] = existsSync(mark) ? readFileSync(mark, 'utf8').split(' ') : []
  return { from, holds }
}

/** @param holds 'first' for the first language alone, 'all' for every language, 'packed' when every file is packed too */
function writeMark(site, from, holds) {
  const whole = join(site, MARK)
  writeFileSync(`${whole}.new`, `${from} ${holds}`)
  renameSync(`${whole}.new`, whole)
}

function begin() {
  for (const folder of [NEXT, FORMER]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(NEXT, { recursive: true })
  writeFileSync(LOG, '')
}

/** Can be repeated after a kill, since the mark of the new site is moved last. */
function moveIntoPlace() {
  if (!existsSync(join(NEXT, MARK))) return
  mkdirSync(FORMER, { recursive: true })
  // The mark is moved first, so that a mix of two sites never counts as one.
  for (const part of PARTS.toReversed()) {
    if (existsSync(join(NEXT, part)) && existsSync(join(SITE, part)))
      renameSync(join(SITE, part), join(FORMER, part))
  }
  for (const part of PARTS) {
    if (existsSync(join(NEXT, part))) renameSync(join(NEXT, part), join(SITE, part))
  }
  rmSync(FORMER, { recursive: true, force: true })
  rmSync(NEXT, { recursive: true, force: true })
}

function othersOf(offered) {
  return offered.split(' ').filter((language) => language !== FIRST_LANGUAGE)
}

async function buildLanguage(language, { site = NEXT, priority } = {}) {
  const conditions = language === FIRST_LANGUAGE ? [] : [`--conditions=content-${language}`]
  const what = `The ${languageNames.of(language)} pages could not be built`
  const options = { what, priority, env: { SITE_LANGUAGE: language, BUILD_FOLDER: NEXT } }
  await command([...conditions, 'node_modules/@react-router/dev/bin.cjs', 'build'], options)
  const own = command([...conditions, 'tooling/finish-language.ts'], options)
  if (language !== FIRST_LANGUAGE) await own
  await Promise.all([own, command(['tooling/finish-build.ts', language, site], options)])
}

function command(words, { what = 'The site could not be built', env, ...options } = {}) {
  const settings = { NODE_ENV: 'production', ...env }
  return run(node24, words, { ...options, what, log: LOG, env: settings })
}

export function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
