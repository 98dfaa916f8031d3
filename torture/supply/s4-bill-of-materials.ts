import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Item, Wrongs } from '#torture/item.ts'

import { readLock } from './read-lock.ts'

const MAX_DIRECT = 15
/** All of it: with `--omit dev` npm leaves out what tools for building use as well. */
const COMMAND = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
const IMPORT = /(?:from|import) '((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g

type Component = { name: string; group?: string; version: string; hashes?: { alg: string }[] }

/** What is run and shipped can be listed, and the list is whole. */
export const billOfMaterials: Item = {
  id: 'S4',
  title: 'Bill of materials',
  bar: `CycloneDX made, every package of the lock file in it with its hash; ≤ ${MAX_DIRECT} packages loaded by the server`,
  tiers: ['full', 'soak'],
  fault: { says: 'one package is not in the list' },
  async measure({ isFaulted }) {
    const wrongs = new Wrongs()
    const made = execFileSync('npm', COMMAND, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    const { bomFormat, components } = JSON.parse(made) as {
      bomFormat: string
      components: Component[]
    }
    if (bomFormat !== 'CycloneDX') wrongs.add(`the format is ${bomFormat}`)
    const listed = new Map(components.slice(isFaulted ? 1 : 0).map((one) => [nameOf(one), one]))
    const locked = readLock()
    for (const { name, version } of locked) {
      const one = listed.get(`${name}@${version}`)
      if (!one) wrongs.add(`not listed: ${name}@${version}`)
      else if (!one.hashes?.some(({ alg }) => alg === 'SHA-512')) wrongs.add(`no hash: ${name}`)
    }
    const direct = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)
    const loaded = loadedByServer()
    const unlisted = loaded.filter((name) => !direct.includes(name))
    for (const name of unlisted) wrongs.add(`loaded, and not among the dependencies: ${name}`)
    if (loaded.length > MAX_DIRECT) wrongs.add(`the server loads ${loaded.length} packages`)
    return wrongs.outcome(
      `${locked.length} packages listed; ${direct.length} direct ones: ${loaded.length} the server loads, ${direct.length - loaded.length} for building the pages`,
    )
  },
}

function nameOf({ group, name, version }: Component) {
  return `${group ? `${group}/` : ''}${name}@${version}`
}

/** The packages that files of the server and of shared import, and the Node that runs them. */
function loadedByServer() {
  const names = new Set(['node'])
  for (const folder of ['server', 'shared']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const text = readFileSync(join(folder, file), 'utf8')
      for (const [, name = ''] of text.matchAll(IMPORT)) {
        if (existsSync(join('node_modules', name)) && !isForTests(text)) names.add(name)
      }
    }
  }
  return [...names].toSorted()
}

/** What only tests load is not loaded by the server. */
function isForTests(text: string) {
  return /from '(vitest|smtp-server|@supabase\/supabase-js)'/.test(text)
}
