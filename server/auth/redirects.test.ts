import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { foreignPlaces, hostileHeaders } from '#server/testing/attacks.ts'
import { send } from '#server/testing/fixtures.ts'
import { ann, SITE } from '#server/testing/start-server.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { size } from '#tests/support/soak.ts'

const server = useSharedServer()
let token = ''
let coded = ''
const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
const allowed = new Set([`${SITE}/auth/callback`, `${SITE}/reset-password`, `${SITE}/`])

beforeAll(async () => {
  const bob = { email: 'bob@example.com', password: ann.password }
  await send(server, 'signup', { email: ann.email, password: ann.password })
  await send(server, 'signup', { ...bob, ...challenge })
  token = await server.linkTo(ann.email, 'confirm')
  coded = await server.linkTo(bob.email, 'confirm')
})

const corpus = foreignPlaces(SITE)

async function placesFor(redirect: string) {
  const places = []
  for (const secret of [token, coded, 'dead']) {
    const query = new URLSearchParams({ type: 'signup', token: secret, redirect_to: redirect })
    const answer = await server.ask(`/auth/v1/verify?${query}`, { headers: hostileHeaders })
    const { origin, pathname } = new URL(answer.headers.get('Location') ?? 'none:')
    places.push(`${origin}${pathname}`)
  }
  return places
}

const strangeAmong = async (redirect: string) =>
  (await placesFor(redirect)).filter((place) => !allowed.has(place))

it('never redirects to another site, by known tricks', async () => {
  for (const redirect of corpus) expect(await strangeAmong(redirect)).toEqual([])
})

it('never redirects to another site, by random input', async () => {
  const piece = fc.constantFrom(SITE, '/', '//', '\\', '@', ':', '.', '#', '?', '%2f', 'evil.test')
  const made = fc.array(fc.oneof(piece, fc.string(), fc.webUrl())).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(made, async (redirect) => {
      expect(await strangeAmong(redirect)).toEqual([])
    }),
    { numRuns: size(80, 400) },
  )
})

it('redirects to each of our three pages', async () => {
  for (const place of allowed) {
    const query = new URLSearchParams({ type: 'signup', token: coded, redirect_to: place })
    const answer = await server.ask(`/auth/v1/verify?${query}`)
    expect(answer.headers.get('Location')).toMatch(`${place}?code=`)
  }
})

it('stores only our own pages with a link', async () => {
  for (const [index, redirect] of corpus.entries()) {
    const path = `recover?${new URLSearchParams({ redirect_to: redirect })}`
    await send(server, path, { email: `person${index}@example.com` })
  }
  await send(server, `recover?redirect_to=${SITE}/reset-password`, { email: ann.email })
  await server.emails()
  const links = await server.database.read
    .selectFrom('pendingAccounts')
    .select('redirectTo')
    .execute()
  const places = links.map(({ redirectTo: place }) => place).filter((place) => place !== null)
  expect(places).toEqual([`${SITE}/reset-password`])
})
