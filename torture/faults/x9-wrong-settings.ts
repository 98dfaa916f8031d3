import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { freePort } from '#server/testing/free-port.ts'

import { Wrongs, type Item } from '#torture/item.ts'

import { timed } from './watch.ts'

const MAX_STOP_MS = 2_000
const PRELOAD = resolve('torture/child/preload.ts')
const SERVICE_ROLE = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`
const SUPABASE_URL = 'https://project.supabase.example'

/** Settings that must stop the start, and what the line that says so must name. */
const WRONG: [string, Record<string, string>][] = [
  ['PORT', { PORT: 'many' }],
  ['PORT', { PORT: '70000' }],
  ['SITE_URL', { SITE_URL: 'shop.example' }],
  ['SITE_URL', { SITE_URL: 'http://shop.example', NODE_ENV: 'production' }],
  ['SITE_URL', { NODE_ENV: 'production', SITE_URL: '' }],
  ['JWT_SECRET', { JWT_SECRET: 'short' }],
  ['JWT_SECRET', { JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long' }],
  ['FORMER_JWT_SECRET', { FORMER_JWT_SECRET: 'hunter2' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/shop' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:9/shop' }],
  ['SUPABASE_KEY', { SUPABASE_URL, SUPABASE_KEY: SERVICE_ROLE }],
  ['SUPABASE_KEY', { SUPABASE_URL, SUPABASE_KEY: 'sb_secret_hunter2' }],
  ['SUPABASE_KEY', { SUPABASE_URL }],
  ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
  ['REVEAL_EXISTING_ACCOUNTS', { REVEAL_EXISTING_ACCOUNTS: 'yes' }],
  ['MAP_TILES', { MAP_TILES: 'https://tiles.example/' }],
]

/** A wrong setting stops the start with one line; a mail server that isn't there doesn't. */
export const wrongSettings: Item = {
  id: 'X9',
  title: 'Wrong settings',
  bar: 'each stops in 2 s with one line that names it and no secret; a missing mail server does not',
  isTimed: true,
  fault: {
    says: 'a short secret is taken',
    edits: [
      {
        file: 'server/settings.ts',
        find: `v.minLength(32, 'must have at least 32 characters')`,
        replace: `v.minLength(1, 'must have at least 32 characters')`,
      },
    ],
  },
  async measure({ isFaulted, patienceMs, tier, startServer }) {
    const wrongs = new Wrongs()
    const edits = isFaulted ? (wrongSettings.fault.edits ?? []) : []
    const times: number[] = []
    const tried = tier === 'fast' ? WRONG.filter((_, index) => index % 3 === 1) : WRONG
    for (const [name, settings] of tried) {
      const { result, ms } = await timed(() =>
        tryToStart(settings, JSON.stringify(edits), 2 * patienceMs(MAX_STOP_MS)),
      )
      const { code, said } = result
      times.push(ms)
      const lines = said.trim().split('\n')
      const isRight = code === 1 && lines.length === 1 && said.includes(name)
      if (!isRight || said.includes('hunter2')) wrongs.add(`${name}: ended with ${code}: ${said}`)
      if (ms > patienceMs(MAX_STOP_MS)) wrongs.add(`${name}: stopped after ${ms} ms`)
    }
    const server = await startServer({
      settings: { SMTP_URL: 'smtp://127.0.0.1:9', NODE_ENV: 'production' },
    })
    if (!server.isAlive()) wrongs.add('stopped for want of a mail server')
    const slowest = (Math.max(...times) / 1000).toFixed(1)
    return wrongs.outcome(`${tried.length} wrong settings, the slowest stop ${slowest} s`)
  },
}

/** Starts the server; one that goes on is ended after a while. */
async function tryToStart(
  settings: Record<string, string>,
  TORTURE_EDITS: string,
  timeout: number,
) {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-settings-'))
  const PORT = String(await freePort())
  const env = { PATH: process.env.PATH, PORT, DATA_DIR: folder, TORTURE_EDITS, ...settings }
  const words = ['--import', PRELOAD, 'server/main.ts']
  const server = spawn(process.execPath, words, { env, timeout })
  let said = ''
  server.stderr.on('data', (text) => (said += text))
  const [code] = await once(server, 'close')
  await rm(folder, { recursive: true, force: true })
  return { code, said }
}
