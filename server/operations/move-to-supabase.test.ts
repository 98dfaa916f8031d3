import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { addUsers, makeUser, runCommand, withDatabase } from '#server/testing/accounts.ts'
import { makeDatabasePlace } from '#server/testing/database.ts'
import { startSupabase } from '#server/testing/supabase-admin.ts'

const secretKey = 'sb_secret_for_tests'
const ann = makeUser('ann@example.com')
const bob = makeUser('bob@example.com', { confirmedAt: null })
const eve = makeUser('eve@example.com', { bannedUntil: Date.now() + 3_600_000 })

type Place = Awaited<ReturnType<typeof makeDatabasePlace>>
let place: Place
let supabase: Awaited<ReturnType<typeof startSupabase>>
beforeEach(async () => {
  place = await makeDatabasePlace()
  await withDatabase(place, (database) => addUsers(database, ann, bob, eve))
})
afterEach(async () => {
  await supabase.close()
  await place.remove()
})

async function start(options: Partial<Parameters<typeof startSupabase>[0]> = {}) {
  supabase = await startSupabase({ secretKey, ...options })
}

function move(words: string[] = [], key = secretKey) {
  const project = { SUPABASE_URL: supabase.url, SUPABASE_SERVICE_ROLE_KEY: key }
  return runCommand('move-to-supabase', words, place, project)
}

describe('moving to Supabase', () => {
  it('moves every account with id, password and state', async () => {
    await start()
    const { code, output } = await move()
    expect({ code, output: output }).toEqual({
      code: 0,
      output: 'Moved: 3. There already: 0. Failed: 0.\n',
    })
    expect(supabase.accounts.get(ann.id)).toEqual({
      id: ann.id,
      email: ann.email,
      password_hash: ann.passwordHash,
      email_confirm: true,
      user_metadata: JSON.parse(ann.userMetadata),
      app_metadata: JSON.parse(ann.appMetadata),
    })
    expect(supabase.accounts.get(bob.id)?.email_confirm).toBe(false)
    expect(parseInt(supabase.accounts.get(eve.id)?.ban_duration ?? '')).toBeGreaterThan(3_500)
  })

  it('counts accounts with second factors, which Supabase does not accept', async () => {
    await start()
    await withDatabase(place, async ({ write }) => {
      const own = { userId: ann.id, secret: null, lastStep: null, createdAt: 1, updatedAt: 1 }
      const app = { type: 'totp', lastUsedAt: null } as const
      const factors = [
        { ...own, ...app, id: '1', status: 'verified', friendlyName: 'a' },
        { ...own, ...app, id: '2', status: 'unverified', friendlyName: 'b', userId: bob.id },
      ] as const
      await write((tx) =>
        tx
          .insertInto('factors')
          .values([...factors])
          .execute(),
      )
    })
    expect((await move()).output).toMatch(/^Moved: 3\..*\nAccounts whose second factors .*: 1\./)
  })

  it('can be repeated, and continues', async () => {
    await start()
    await move()
    supabase.accounts.delete(bob.id)
    expect((await move()).output).toBe('Moved: 1. There already: 2. Failed: 0.\n')
    expect((await move()).output).toBe('Moved: 0. There already: 3. Failed: 0.\n')
  })

  it('changes nothing in a dry run', async () => {
    await start()
    expect((await move(['--dry-run'])).output).toBe(
      'To be moved: 3. There already: 0. Failed: 0.\n',
    )
    expect(supabase.accounts.size).toBe(0)
  })

  it('retries while the service is busy, broken or silent', async () => {
    const troubles = ['busy', 'broken', 'answer lost', 'busy', 'answer lost'] as const
    await start({ trouble: (call) => troubles[call] })
    const { code, output } = await move()
    expect(code).toBe(0)
    expect(output).toMatch(/^Moved: [123]\. There already: [012]\. Failed: 0\.\n$/)
    expect([...supabase.accounts.keys()].toSorted()).toEqual([ann.id, bob.id, eve.id].toSorted())
  })

  it('reports failed accounts by id, and moves the rest', async () => {
    await start()
    const stranger = { ...ann, id: '11111111-1111-4111-8111-111111111111' }
    const account = { email_confirm: true, user_metadata: {}, app_metadata: {} }
    supabase.accounts.set(stranger.id, { ...account, id: stranger.id, email: stranger.email })
    const { code, output } = await move()
    expect(code).toBe(1)
    expect(output).toContain('Moved: 2. There already: 0. Failed: 1.')
    expect(output).toContain(`Account ${ann.id} was not moved`)
    expect(output).not.toContain('@')
  })
})

describe('moving stops with one clear line', () => {
  it('when the key is refused', async () => {
    await start()
    const { code, output } = await move([], 'sb_publishable_key')
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('SUPABASE_SERVICE_ROLE_KEY must be'),
    ])
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  it('when the service would ignore the passwords, and leaves nothing behind', async () => {
    await start({ takesHashes: false })
    const { code, output } = await move()
    expect([code, output]).toEqual([1, expect.stringContaining('too old')])
    expect(supabase.accounts.size).toBe(0)
  })

  it('when the service stays broken', async () => {
    await start({ trouble: () => 'broken' })
    const { code, output } = await move()
    expect([code, output]).toEqual([1, expect.stringContaining('does not answer (503)')])
  })

  it('when project or key is missing, or the key would be sent in clear', async () => {
    await start()
    const environments: Record<string, string>[] = [
      {},
      { SUPABASE_URL: supabase.url },
      { SUPABASE_URL: 'http://project.example', SUPABASE_SERVICE_ROLE_KEY: secretKey },
    ]
    for (const environment of environments) {
      const { code, output } = await runCommand('move-to-supabase', [], place, environment)
      expect([code, output]).toEqual([1, expect.stringMatching(/SUPABASE_URL/)])
    }
    expect(supabase.callCount()).toBe(0)
  })

  it.runIf(process.env.TEST_DATABASE !== 'postgres')('while a server runs', async () => {
    await start()
    const { code, output } = await withDatabase(place, () => move())
    expect([code, output]).toEqual([1, expect.stringContaining('stop it')])
    expect(supabase.accounts.size).toBe(0)
  })
})
