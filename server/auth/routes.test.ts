import { beforeAll, describe, expect, it } from 'vitest'

import { confirm, send } from '#server/testing/fixtures.ts'
import { useSharedServer } from '#server/testing/use-server.ts'

import { authRoutes } from './routes.ts'

const routes = Object.entries(authRoutes)
  .filter(([path]) => path.startsWith('/auth/v1/'))
  .flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { access, limit }]) => ({
      path,
      method,
      access,
      limit,
    })),
  )
const server = useSharedServer()
let token = ''

beforeAll(async () => {
  token = (await confirm(server, 'caller@example.com')).access_token
})

describe.each(routes)('$method $path', ({ path, method, access, limit }) => {
  async function codeFor(bearer: string | undefined) {
    const { body } = await send(
      server,
      path.replace('/auth/v1/', ''),
      {},
      { method, token: bearer },
    )
    return body.error_code
  }

  it('requires a session where its table says so, and only there', async () => {
    const isRefused = { public: false, 'signed-in': true }[access]
    expect((await codeFor(undefined)) === 'no_authorization').toBe(isRefused)
    expect((await codeFor('x.y.z')) === 'bad_jwt').toBe(isRefused)
  })

  it('accepts a signed-in user', async () => {
    if (path.endsWith('/logout')) return // It would end the session of the other calls.
    expect(['no_authorization', 'bad_jwt']).not.toContain(await codeFor(token))
  })

  it('has a rate limit when it changes something', () => {
    const isCounted = limit !== undefined
    const isFree = method === 'GET' || path.endsWith('/logout') || path.endsWith('/token')
    expect(isCounted || isFree).toBe(true)
  })
})
