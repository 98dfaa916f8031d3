import { expect, it } from 'vitest'

import { addApp, sendCode } from '#server/testing/factors.ts'
import { callShop } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

import { setRole } from './staff-role.ts'

const IDLE_MS = 10 * 60_000

const { server, ann, clerk: other } = useCounter()

it('after ten minutes without a call of the staff the second factor is asked for again', async () => {
  const { id, email, token: once } = ann
  const by = { id: 'test', role: 'operator' }
  const clerk = { id, email, role: 'mailbox_center' as const }
  await server.database.write((tx) => setRole(tx, clerk, by, server.clock.now))
  const { app, session } = await addApp(server, once)
  let token = session.access_token
  const call = async (path: string) => {
    const { status, body } = await callShop(server, 'GET', path, { token })
    return [status, body.code]
  }
  for (const passed of [0, IDLE_MS - 1, IDLE_MS - 1]) {
    server.clock.now += passed
    expect(await call('staff/today')).toEqual([200, undefined])
  }

  server.clock.now += IDLE_MS
  for (const path of ['staff/today', 'boxes']) {
    expect(await call(path)).toEqual([403, 'second_factor_required'])
  }
  expect(await call('me')).toEqual([200, undefined])
  expect((await other.get('staff/today')).status).toBe(403)

  const { body } = await sendCode(server, token, app)
  token = body.access_token
  expect(await call('staff/today')).toEqual([200, undefined])
  expect((await other.get('staff/today')).status).toBe(403)
})
