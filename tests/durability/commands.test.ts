import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { commandNames, runCommand } from '#server/testing/accounts.ts'
import { confirm } from '#server/testing/fixtures.ts'
import { sheetOf } from '#shared/testing/sheet.ts'
import { NODE_COMPILE_CACHE } from '#tests/support/compile-cache.ts'
import { inParallel } from '#tests/support/parallel.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'

const TIMEOUT_MS = 300_000
const AT_ONCE = 3
const WRONG = '--nope'
/** One operation runs as its script; the scripts of the others differ by its name alone. */
const AS_SCRIPT = 'restore'
const ADDRESSES = ['owner', 'clerk', 'ann', 'leaving'].map((name) => `${name}@example.com`)
const [OWNER, CLERK, ANN, LEAVING] = ADDRESSES as [string, string, string, string]

/** A command's documented arguments and expected output; empty for commands that take too long or change the repository. */
type Case = { words?: string[]; says?: RegExp; status?: number; env?: Record<string, string> }

let folder: string
let site: ServerProcess
const file = (name: string) => join(folder, name)
const readScripts = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile('package.json', 'utf8')).scripts

/** The other scripts start third-party tools. */
const isOurs = (script: string) => script.startsWith('node tooling/')

const cases = (): Record<string, Case> => ({
  start: {},
  dev: {},
  build: {},
  test: {},
  'test:soak': {},
  mutate: {},
  bench: {},
  'row-types': {},
  'stamp-translations': {},
  backup: { words: [file('by-hand.backup')], says: /accounts/ },
  restore: {
    words: [file('first.backup')],
    says: /Restored \d+ accounts/,
    env: { DATA_DIR: file('restored') },
  },
  drill: { words: [], says: /rows came back/ },
  'check-launch': { words: [], says: /before the shop opens/, status: 1 },
  'delete-account': { words: [LEAVING], says: /is deleted/ },
  'reset-factors': { words: [ANN], says: /removed/ },
  'check-audit': { words: [file('first.backup')], says: /is whole/ },
  'grant-role': { words: [CLERK, 'mailbox_center'], says: /is mailbox_center now/ },
  'import-customers': { words: [file('customers.csv')], says: /take-over/ },
  'seed-demo': {
    words: ['--customers', '2', '--mail', '1'],
    says: /sample/i,
    env: { DATA_DIR: file('demo') },
  },
  'move-to-supabase': { words: [], says: /SUPABASE_URL/, status: 1 },
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-commands-'))
  site = await startProcess({ hasCheapHashes: true })
  for (const address of ADDRESSES) await confirm(site, address)
  await runCommand('grant-role', [OWNER, 'administrator'], site)
  for (const words of [[file('first.backup')], []]) await runCommand('backup', words, site)
  const columns = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
  await writeFile(file('customers.csv'), sheetOf(columns, [101, 'Bo Paz', 'small', '', '']))
}, TIMEOUT_MS)

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

async function run(name: string, words: string[], env: Record<string, string> = {}) {
  const script = (await readScripts())[name] ?? ''
  const { PATH, HOME } = process.env
  const [, ...command] = script.split(' ')
  const child = spawn(process.execPath, [...command, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: site.dataDir, ...env },
  })
  const [output, faults, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { name, status, output: output + faults }
}

describe('every command of package.json', () => {
  it('has a case here', async () => {
    const scripts = Object.entries(await readScripts())
    const ours = scripts.filter(([, script]) => isOurs(script)).map(([name]) => name)
    expect(Object.keys(cases()).toSorted()).toEqual(ours.toSorted())
    const scriptOf = (name: string) => `node tooling/operation.mjs ${name}`
    expect(await readScripts()).toMatchObject(
      Object.fromEntries(commandNames.map((name) => [name, scriptOf(name)])),
    )
  })

  it('works in its documented form', { timeout: TIMEOUT_MS }, async () => {
    const tried = Object.entries(cases()).flatMap(([name, { words, ...rest }]) =>
      words ? [{ name, words, ...rest }] : [],
    )
    const results = await inParallel(tried, AT_ONCE, async ({ name, words, env }) => {
      const operation = commandNames.find((one) => one === name && one !== AS_SCRIPT)
      if (!operation) return run(name, words, env)
      const { code: status, output } = await runCommand(operation, words, site, env)
      return { name, status, output }
    })
    expect(results).toEqual(
      tried.map(({ name, status = 0, says = /./ }) => ({
        name,
        status,
        output: expect.stringMatching(says),
      })),
    )
  })

  it('refuses an unknown argument with one sentence', { timeout: TIMEOUT_MS }, async () => {
    const names = Object.keys(cases())
    const results = await inParallel(names, AT_ONCE, async (name) => {
      const operation = commandNames.find((one) => one === name)
      if (!operation) return run(name, [WRONG])
      const { code: status, output } = await runCommand(operation, [WRONG], site)
      return { name, status, output }
    })
    const oneLine = expect.stringMatching(/^[^\n]{10,250}\n$/)
    expect(results).toEqual(names.map((name) => ({ name, status: 1, output: oneLine })))
  })
})
