// Runs on the machine's own Node: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { node24 } from './node24.mjs'

const MARK = 'build/.made-from'
const SOURCES = ['app', 'shared', 'public', 'tooling', 'package-lock.json'].concat([
  'react-router.config.ts',
  'vite.config.ts',
])

/** Builds the site, unless the build that is there was made from the same files. */
export function build() {
  const wanted = fingerprint()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return

  process.stdout.write('Building the site …\n')
  run('node_modules/@react-router/dev/bin.cjs', 'build')
  run('tooling/finish-build.ts')
  writeFileSync(MARK, wanted)
  process.stderr.write(run('tooling/launch/check-launch.ts', '--brief'))
}

function run(...words) {
  const built = spawnSync(node24, words, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status === 0) return built.stdout
  process.stderr.write(
    `${built.stdout}${built.stderr}\nThe site could not be built: see the lines above.\n`,
  )
  process.exit(1)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  try {
    const names = readdirSync(path, { withFileTypes: true })
    return names.flatMap((entry) => filesUnder(join(path, entry.name))).toSorted()
  } catch {
    return [path]
  }
}
