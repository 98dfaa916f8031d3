import { expect, it } from 'vitest'

import { addApp, sendCode } from '#server/testing/factors.ts'
import { callShop } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import type { StaffRole } from '#shared/shop/core/staff.ts'

import { setRole } from './staff-role.ts'

const IDLE_MS = 10 * 60_000

const { server, ann, clerk: other } = useCounter()

async function hire(role: StaffRole) {
  const { id, email, token } = ann
  const by = { id: 'test', role: 'operator' }
  await server.database.write((tx) => setRole(tx, { id, email, role }, by, server.clock.now))
  return addApp(server, token)
}

it('after ten minutes without a staff call the second factor is required again', async () => {
  const { app, session } = await hire('mailbox_center')
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

it.each([
  ['GET', 'staff/roster/file', 200],
  ['POST', 'staff/audit/export', 200],
  ['POST', 'staff/backups/none/download', 404],
])(
  '%s %s requires a second factor shown in the last ten minutes',
  async (method, path, answered) => {
    const { app, session } = await hire('administrator')
    const ask = async (token: string, what = path, how = method) =>
      (await callShop(server, how, what, { token, body: {} })).status
    const before = session.access_token
    expect(await ask(before)).toBe(answered)
    for (let minutes = 0; minutes < 10; minutes += 5) {
      server.clock.now += IDLE_MS / 2
      expect(await ask(before, 'staff/today', 'GET')).toBe(200)
    }
    expect(await ask(before)).toBe(403)
    const { body } = await sendCode(server, before, app)
    expect(await ask(body.access_token)).toBe(answered)
    expect(await ask(before)).toBe(403)
  },
)
