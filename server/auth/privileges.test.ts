import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { powers } from '#server/testing/attacks.ts'
import {
  changeUser,
  confirm,
  redeemLink,
  send,
  trySignIn,
  type WireSession,
} from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { size } from '#tests/support/soak.ts'

const server = useServer()
let mine: WireSession

beforeAll(async () => {
  mine = await confirm(server)
})

describe('privileges', () => {
  it('can’t be gained by signing up', async () => {
    const data = { ...powers, firstName: 'Bob' }
    const bob = { email: 'bob@example.com', password: ann.password }
    const { body } = await send(server, 'signup', { ...powers, ...bob, data })
    expect(body.user_metadata.role).toBe('customer')
    const user = await server.database.read
      .selectFrom('users')
      .selectAll()
      .where('email', '=', bob.email)
    expect(await user.executeTakeFirst()).toBeUndefined()
    expect((await trySignIn(server, bob.email)).body.error_code).toBe('email_not_confirmed')
    await redeemLink(server, bob.email, 'confirm')
    const confirmed = await user.executeTakeFirstOrThrow()
    expect(confirmed.bannedUntil).toBeNull()
    expect(confirmed.id).not.toBe(powers.id)
    expect(JSON.parse(confirmed.appMetadata)).toEqual({ provider: 'email', providers: ['email'] })
    expect(JSON.parse(confirmed.userMetadata).role).toBe('customer')
  })

  it('can’t be gained by changing one’s own account', async () => {
    const before = await server.database.read.selectFrom('users').selectAll().executeTakeFirst()
    const key = fc.constantFrom(...Object.keys(powers), 'nonce', 'user_id', 'sub', 'email_verified')
    const change = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.constant('administrator')))
    const change2 = fc.record({ top: change, data: change })
    await fc.assert(
      fc.asyncProperty(change2, async ({ top, data }) => {
        server.clock.now += 1
        await changeUser(server, mine.access_token, { ...top, data })
        const after = await server.database.read.selectFrom('users').selectAll().executeTakeFirst()
        const changeable = { userMetadata: expect.any(String), updatedAt: expect.any(Number) }
        expect(after).toEqual({ ...before, ...changeable })
        expect(JSON.parse(after?.userMetadata ?? '').role).toBe('customer')
      }),
      { numRuns: size(40, 150) },
    )
  })
})
