import { afterEach, expect, it, vi } from 'vitest'

import { fetchAccount } from './account-fetch.ts'

const TOKENS = { access_token: 'a', refresh_token: 'r', expires_in: 3600 }
const REFRESH = 'http://site.test/auth/v1/token?grant_type=refresh_token'

function answering(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
}
afterEach(() => vi.unstubAllGlobals())

it.each(['/token?grant_type=password', '/token?grant_type=refresh_token', '/verify'])(
  'computes the expiry of %s by the device’s clock',
  async (path) => {
    answering(Response.json({ ...TOKENS, expires_at: 5 }))
    const answer = await fetchAccount(`http://site.test/auth/v1${path}`)
    expect(await answer.json()).toEqual(TOKENS)
  },
)

it('passes on all other responses unchanged', async () => {
  answering(Response.json({ expires_at: 5 }))
  const answer = await fetchAccount('http://site.test/auth/v1/user')
  expect(await answer.json()).toEqual({ expires_at: 5 })
})

it("doesn't end the session for a proxy's error page", async () => {
  answering(new Response('<html>', { status: 403, headers: { 'Content-Type': 'text/html' } }))
  expect((await fetchAccount(REFRESH)).status).toBe(502)
})

it('passes on the service’s refusals', async () => {
  answering(Response.json({ code: 'refresh_token_not_found' }, { status: 400 }))
  expect((await fetchAccount(REFRESH)).status).toBe(400)
})
