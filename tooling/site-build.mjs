// Runs on the machine's own Node: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { node24 } from './node24.mjs'

const BUILT = 'build/.made-from'
const PACKED = 'build/.packed-from'
const SOURCES = ['app', 'shared', 'public', 'tooling', 'package-lock.json'].concat([
  'react-router.config.ts',
  'vite.config.ts',
])

/**
 * Builds the site, unless the build that is there was made from the same files.
 *
 * @returns what packs its files, where they are not packed yet: a server can begin before
 */
export async function build() {
  const wanted = fingerprint()
  if (!isFrom(BUILT, wanted)) {
    process.stdout.write('Building the site …\n')
    await buildPages()
    writeFileSync(BUILT, wanted)
  }
  return async () => {
    if (isFrom(PACKED, wanted)) return
    await run(['tooling/compress.ts'])
    process.stderr.write(await run(['tooling/launch/check-launch.ts', '--brief']))
    writeFileSync(PACKED, wanted)
  }
}

function isFrom(mark, wanted) {
  return existsSync(mark) && readFileSync(mark, 'utf8') === wanted
}

/** All that a build writes, not compressed yet, in every language that the site is offered in unless some are named. */
export async function buildPages(only) {
  const [offered] = await Promise.all([
    run(['tooling/facts/check-facts.ts']),
    run(['tooling/subset-font.ts']),
  ])
  const languages = only ?? offered.trim().split(' ')
  await Promise.all(languages.map(buildLanguage))
  await run(['tooling/finish-build.ts', ...languages])
}

async function buildLanguage(language) {
  const conditions = language === 'en' ? [] : [`--conditions=content-${language}`]
  const inLanguage = (...words) => run([...conditions, ...words], { SITE_LANGUAGE: language })
  await inLanguage('node_modules/@react-router/dev/bin.cjs', 'build')
  await inLanguage('tooling/finish-language.ts')
}

/** @returns what the command writes; where it fails, all of it is shown, and nothing goes on */
async function run(words, settings) {
  const command = spawn(node24, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  })
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
