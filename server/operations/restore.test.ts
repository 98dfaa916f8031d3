import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import pino from 'pino'
import { describe, expect, it } from 'vitest'

import { openDatabase } from '#server/database/open-database.ts'
import { enqueue, type OutboxServices } from '#server/email/outbox.ts'
import { deriveSecrets } from '#server/secrets.ts'
import {
  addUsers,
  makeUser,
  readUsers,
  runCommand,
  withDatabase,
} from '#server/testing/accounts.ts'
import { useBackupPlaces } from '#server/testing/backups.ts'
import { isFirstDatabase } from '#server/testing/use-server.ts'
import { operations } from '#shared/content/operations.ts'

import { byStoredNames, checksumTrailer, omittedTables } from './backup/format.ts'

const services = {
  secrets: deriveSecrets('a secret for tests, long enough for anything'),
  now: Date.now,
  events: new EventEmitter(),
} satisfies OutboxServices

const places = useBackupPlaces()

describe('a restore', () => {
  it('revives no ended session, no link and no pending change', async () => {
    const user = makeUser('ann@example.com', {
      newEmail: 'x@example.com',
      emailChangeAccepted: 1,
    })
    await withDatabase(places.source, async (database) => {
      await addUsers(database, user)
      await database.write(async (tx) => {
        const session = { id: 's', userId: user.id, counter: 1, createdAt: 1, refreshedAt: 1 }
        await tx
          .insertInto('sessions')
          .values({ ...session, method: 'password' })
          .execute()
        const ann = { to: user.email, firstName: 'Ann', language: 'en' } as const
        await enqueue(tx, { kind: 'reset', ...ann, token: 'secret' }, services)
        await enqueue(tx, { kind: 'password-changed', ...ann }, services)
      })
    })
    await places.backUp()
    const { output } = await places.restore()
    expect(output).toContain(operations.restore.signedOut)
    expect(output).toContain('left out because their links no longer work: 1')

    await withDatabase(places.target, async ({ read }) => {
      for (const table of omittedTables) {
        expect(await byStoredNames(read).selectFrom(table).selectAll().execute()).toEqual([])
      }
      const emails = await read.selectFrom('outbox').select('kind').execute()
      expect(emails).toEqual([{ kind: 'password-changed' }])
      expect(await read.selectFrom('users').selectAll().execute()).toEqual([
        { ...user, newEmail: null, emailChangeAccepted: 0 },
      ])
    })
  })

  it('restores second factors and passkeys', async () => {
    const user = makeUser('ann@example.com')
    const times = { createdAt: 1, lastUsedAt: null, addedBySession: 's' }
    const factor = {
      ...times,
      id: 'f',
      userId: user.id,
      type: 'recovery_code',
      status: 'verified',
      friendlyName: 'Recovery codes',
      secret: '',
      lastStep: null,
      updatedAt: 1,
    } as const
    const code = { id: 'c', factorId: factor.id, codeHash: '$argon2id$' }
    const passkey = {
      ...times,
      id: 'p',
      userId: user.id,
      credentialId: 'x',
      publicKey: 'y',
      counter: 3,
      transports: '[]',
      friendlyName: 'Phone',
    }
    await withDatabase(places.source, async (database) => {
      await addUsers(database, makeUser('bob@example.com'), user)
      await database.write(async (tx) => {
        await tx.insertInto('factors').values(factor).execute()
        await tx.insertInto('recoveryCodes').values(code).execute()
        await tx.insertInto('passkeys').values(passkey).execute()
      })
    })
    await places.backUp()
    expect(await places.restore()).toMatchObject({ code: 0 })
    await withDatabase(places.target, async ({ read }) => {
      expect(await read.selectFrom('factors').selectAll().execute()).toEqual([factor])
      expect(await read.selectFrom('recoveryCodes').selectAll().execute()).toEqual([code])
      expect(await read.selectFrom('passkeys').selectAll().execute()).toEqual([passkey])
    })
  })

  it('replaces accounts only when told to', async () => {
    await places.backUp('new@example.com')
    await places.addTo(places.target, 'old@example.com')

    const refused = await places.restore()
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
    expect(await places.emailsAt(places.target)).toEqual(['old@example.com'])

    expect(await places.restore('--replace')).toMatchObject({ code: 0 })
    expect(await places.emailsAt(places.target)).toEqual(['new@example.com'])
  })

  it.runIf(isFirstDatabase).each([
    ['was made by a newer version', 'newer version', withMigration('9999-later')],
    ['was made by a version before the first', 'can’t upgrade', withMigration('0001-accounts')],
    ['is damaged', 'damaged', (bytes: Buffer) => bytes.subarray(0, -1)],
  ])('changes nothing when the backup %s', async (_what, sentence, change) => {
    await places.backUp('new@example.com')
    await places.addTo(places.target, 'old@example.com')
    await writeFile(places.file, change(await readFile(places.file)))

    const refused = await places.restore('--replace')
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(sentence) })
    expect(await places.emailsAt(places.target)).toEqual(['old@example.com'])
  })
})

describe.runIf(isFirstDatabase)('on SQLite', () => {
  it('a restore refuses while a server runs', async () => {
    await places.backUp('new@example.com')
    await withDatabase(places.target, async (database) => {
      await addUsers(database, makeUser('old@example.com'))
      const refused = await places.restore('--replace')
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('stop it') })
    })
    expect(await places.emailsAt(places.target)).toEqual(['old@example.com'])
  })

  it('a restore keeps the old database beside it', async () => {
    await places.backUp('new@example.com')
    await places.addTo(places.target, 'old@example.com')
    const { output } = await places.restore('--replace')
    const aside = output.match(/kept as (\S+)\.\n/)?.[1] ?? ''

    const again = await mkdtemp(join(tmpdir(), 'aside-'))
    await writeFile(join(again, 'mailbox.sqlite'), await readFile(aside))
    expect(await places.emailsAt({ dataDir: again, remove: async () => {} })).toEqual([
      'old@example.com',
    ])
    await rm(again, { recursive: true })
  })

  it('a restore replaces a broken database', async () => {
    await places.backUp('new@example.com')
    await writeFile(
      join(places.target.dataDir, 'mailbox.sqlite'),
      'no database at all '.repeat(500),
    )
    expect(await places.restore()).toMatchObject({ code: 1 })
    expect(await places.restore('--replace')).toMatchObject({ code: 0 })
    expect(await places.emailsAt(places.target)).toEqual(['new@example.com'])
  })
})

describe.runIf(!isFirstDatabase)('with both databases', () => {
  it('a backup moves the accounts from SQLite to PostgreSQL and back', async () => {
    const sqlite = { dataDir: places.source.dataDir }
    const users = [makeUser('ann@example.com'), makeUser('bob@example.com')]
    await withDatabase(sqlite, (database) => addUsers(database, ...users))
    await runCommand('backup', [places.file], sqlite)
    expect(await places.restore()).toMatchObject({ code: 0 })
    expect(await withDatabase(places.target, readUsers)).toEqual(users)

    const back = join(places.source.dataDir, 'back.backup')
    await runCommand('backup', [back], places.target)
    await runCommand('restore', [back], { dataDir: places.target.dataDir })
    expect(await withDatabase({ dataDir: places.target.dataDir }, readUsers)).toEqual(users)
  })

  it('a restore refuses while a server is connected', async () => {
    await places.backUp('new@example.com')
    const database = await openDatabase(places.target, pino({ level: 'silent' }))
    const refused = await places.restore('--replace')
    await database.close()
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('stop it') })
  })
})

function withMigration(name: string) {
  return (bytes: Buffer) => {
    const lines = gunzipSync(bytes).toString().split('\n').slice(0, -2)
    const other = lines.join('\n').replace('"schema":[', `"schema":["${name}",`)
    const body = gzipSync(`${other}\n["newer_table",{"id":"1"}]\n`)
    const sha256 = createHash('sha256').update(body).digest('hex')
    return Buffer.concat([body, checksumTrailer(sha256)])
  }
}
