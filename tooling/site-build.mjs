// Runs on the machine's own Node: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { node24 } from './node24.mjs'

const BUILT = 'build/.made-from'
const PACKED = 'build/.packed-from'
const FIRST_LANGUAGE = 'en'
/** Says which languages the shop offers. */
const CHECK = 'tooling/facts/check-facts.ts'
const SOURCES = ['app', 'shared', 'public', 'tooling', 'package-lock.json'].concat([
  'react-router.config.ts',
  'vite.config.ts',
])

/**
 * Builds the pages of the site's first language, unless those that are there were made from the same files.
 *
 * @returns what builds the other languages and packs every file, where that is not done yet; a server can begin before. It takes the
 *   priority of its commands, and what to do when all pages are there.
 */
export async function build() {
  const wanted = fingerprint()
  let offered
  if (!isFrom(BUILT, wanted)) {
    process.stdout.write('Building the site …\n')
    rmSync(PACKED, { force: true })
    offered = await buildPages()
    writeFileSync(BUILT, wanted)
  }
  return async ({ priority, onPages } = {}) => {
    if (isFrom(PACKED, wanted)) return
    offered ??= await run([CHECK], { priority })
    const others = offered.split(' ').filter((language) => language !== FIRST_LANGUAGE)
    for (const language of others) await buildLanguage(language, priority)
    onPages?.()
    await run(['tooling/compress.ts'], { priority })
    process.stderr.write(await run(['tooling/launch/check-launch.ts', '--brief'], { priority }))
    writeFileSync(PACKED, wanted)
  }
}

function isFrom(mark, wanted) {
  return existsSync(mark) && readFileSync(mark, 'utf8') === wanted
}

/**
 * All that a build writes for the first language, not compressed yet.
 *
 * @returns the languages that the shop offers
 */
export async function buildPages() {
  const [offered] = await Promise.all([run([CHECK]), run(['tooling/subset-font.ts'])])
  await buildLanguage(FIRST_LANGUAGE)
  return offered
}

async function buildLanguage(language, priority) {
  const conditions = language === FIRST_LANGUAGE ? [] : [`--conditions=content-${language}`]
  const options = { priority, SITE_LANGUAGE: language }
  await run([...conditions, 'node_modules/@react-router/dev/bin.cjs', 'build'], options)
  const own = run([...conditions, 'tooling/finish-language.ts'], options)
  // What is laid under the pages of the first language is whole before.
  if (language !== FIRST_LANGUAGE) await own
  await Promise.all([own, run(['tooling/finish-build.ts', language], options)])
}

/** @returns what the command writes; where it fails, all of it is shown, and nothing goes on */
async function run(words, { priority = 0, ...settings } = {}) {
  const command = spawn(node24, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  })
  if (priority) setPriority(command.pid, priority)
  const end = () => command.kill()
  process.once('exit', end)
  const [written, faults, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  process.off('exit', end)
  if (status === 0) return written
  process.stderr.write(`${written}${faults}\nThe site could not be built: see the lines above.\n`)
  process.exit(1)
}

/** Of all that a build is made from. */
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
