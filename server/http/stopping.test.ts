import { expect, it } from 'vitest'

import { confirm, getUser, signUp } from '#server/testing/fixtures.ts'
import { startServer } from '#server/testing/start-server.ts'

it('a stopping server answers calls with 503', async () => {
  const server = await startServer()
  const { access_token: token } = await confirm(server)
  server.services.life.isStopping = true
  await server.database.close()
  expect((await getUser(server, token)).status).toBe(503)
  expect((await signUp(server, 'bo@example.com')).status).toBe(503)
  for (const path of ['/rest/v1/countries', '/shop/v1/slots']) {
    const { status, headers } = await server.ask(path)
    expect([status, Number(headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
  }
  await server.place.remove()
})
