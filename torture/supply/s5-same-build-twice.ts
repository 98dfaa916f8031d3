import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { Wrongs, type Item } from '#torture/item.ts'

const LEFT_OUT = ['node_modules', 'build', '.git', 'data', 'test-results', '.react-router']
const STEPS = [['node_modules/@react-router/dev/bin.cjs', 'build'], ['scripts/finish-build.ts']]

/** The same source gives the same files, wherever it is built. */
export const sameBuildTwice: Item = {
  id: 'S5',
  title: 'Two builds in two folders',
  bar: 'the same bytes, file by file',
  tiers: ['full', 'soak'],
  fault: { says: 'one file of the second build has a byte more' },
  async measure({ isFaulted }) {
    const wrongs = new Wrongs()
    const folders = ['first', 'second'].map((name) =>
      join(mkdtempSync(join(tmpdir(), 'mailbox-build-')), name),
    )
    for (const folder of folders) buildIn(folder)
    const [first = '', second = ''] = folders.map((folder) => join(folder, 'build'))
    if (isFaulted) appendFileSync(join(second, 'client/robots.txt'), '\n')
    const [these, those] = [hashesOf(first), hashesOf(second)]
    for (const name of new Set([...these.keys(), ...those.keys()])) {
      if (these.get(name) !== those.get(name)) wrongs.add(name)
    }
    for (const folder of folders) rmSync(join(folder, '..'), { recursive: true, force: true })
    return wrongs.outcome(`${wrongs.count} of ${these.size} files differ`)
  },
}

function buildIn(folder: string) {
  const sources = readdirSync('.').filter((name) => !LEFT_OUT.includes(name))
  execFileSync('mkdir', ['-p', folder])
  execFileSync('cp', ['-r', ...sources, folder])
  // Hard links where they can be: the packages are large.
  const packages = resolve('node_modules')
  try {
    execFileSync('cp', ['-al', packages, folder], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-r', packages, folder])
  }
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const words of STEPS)
    execFileSync(process.execPath, words, { cwd: folder, env, stdio: 'ignore' })
}

function hashesOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return new Map(
    files.map((name) => {
      const bytes = readFileSync(join(folder, name))
      return [name, createHash('sha256').update(bytes).digest('hex')]
    }),
  )
}
