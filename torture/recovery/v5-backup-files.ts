import { readFile, stat } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { inParallel, upTo } from '#torture/at-once.ts'
import { timeUntil } from '#torture/faults/watch.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import {
  copyAccount,
  joinUnsent,
  PASSWORD,
  readWaitingLinks,
  signIn,
  signUp,
} from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { operate, withFolder } from './operate.ts'

const AT_ONCE = 4
/** Wishes for letters are answered after their visitors. */
const DESK_MS = 60_000
const ARGON2ID = '$argon2id$v=19$m=19456,t=2,p=1$'
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9'

/** A backup is for its owner alone, and even who reads it can open no account with it. */
export const backupFiles: Item = {
  id: 'V5',
  title: 'What a backup shows',
  bar: 'mode 0600, 0 passwords, tokens, links or secrets in it, every password an Argon2id hash',
  tiers: ['full', 'soak'],
  fault: {
    says: 'everybody may read a backup',
    edits: [
      { file: 'server/operations/backup/write.ts', find: 'mode: 0o600', replace: 'mode: 0o644' },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const edits = isFaulted ? (backupFiles.fault.edits ?? []) : []
    const wrongs = new Wrongs()
    const server = await startServer({ settings: { SMTP_URL: NO_MAIL_SERVER } })
    const count = size({ fast: 5, full: 100 })
    const secrets = await fill(server, count)
    await withFolder(async (folder) => {
      const file = joinPath(folder, 'shop.backup')
      await operate('backup', [file], server.dataDir, edits)
      const mode = (await stat(file)).mode & 0o777
      if (mode !== 0o600) wrongs.add(`mode ${mode.toString(8)}`)
      const text = gunzipSync(await readFile(file)).toString()
      for (const secret of secrets) if (text.includes(secret)) wrongs.add('a secret in clear')
      for (const hash of readHashes(text)) {
        if (!hash.startsWith(ARGON2ID)) wrongs.add(`a password kept as ${hash.slice(0, 12)}`)
      }
    })
    return wrongs.outcome(
      `${count} accounts, ${secrets.length} secrets looked for, ${wrongs.count} wrong`,
    )
  },
}

/** Accounts with open sessions, a sign-up that waits, and letters with links that wait. @returns all that must not be seen */
async function fill(server: Server, count: number) {
  const [model = '', ...others] = upTo(count).map((index) => `v5-${index}@example.com`)
  await joinUnsent(server, model)
  await signUp(server, 'v5-waits@example.com')
  await copyAccount(server, model, others)
  const sessions = await inParallel([model, ...others], AT_ONCE, (email) => signIn(server, email))
  await inParallel(others, AT_ONCE, (email) => server.ask('POST', '/auth/v1/recover', { email }))
  const wishes = 'select id from link_requests limit 1'
  await timeUntil(DESK_MS, async () => (await server.records.ask(wishes)).length === 0)
  const links = await readWaitingLinks(server)
  const tokens = sessions.flatMap((one) => [one.access_token, one.refresh_token])
  return [PASSWORD, server.secret, ...tokens, ...links]
}

function readHashes(text: string) {
  const rows = text.split('\n').filter((line) => /^\["(users|pending_accounts)"/.test(line))
  return rows.map((line) => String(JSON.parse(line)[1].password_hash))
}
