import fc from 'fast-check'

import { foreignPlaces, hostileHeaders } from '#server/testing/attacks.ts'
import { inParallel } from '#torture/at-once.ts'
import { Wrongs, type Item } from '#torture/item.ts'
import { signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 6
const { Host: _, ...headers } = hostileHeaders
const LONGEST = 12_000
/** Beyond that a request is refused before it is read (docs/security.md). */
const LONGEST_QUERY = 4_000

/** A link leads to one of three places of ours, whatever is asked. */
export const redirects: Item = {
  id: 'E4',
  title: 'Redirects',
  bar: '≥ 5,000 places: 0 leave the three allowed, 0 failures',
  fault: {
    says: 'a place that begins as ours is ours',
    isQuick: true,
    edits: [
      {
        file: 'server/auth/redirect.ts',
        find: '.find((place) => place === wanted)',
        replace: '.some((place) => wanted?.startsWith(place)) ? wanted : undefined',
      },
    ],
  },
  async measure({ size, seed, startServer }) {
    const server = await startServer()
    const secrets = [...(await makeSecrets(server)), 'dead']
    const allowed = ['/auth/callback', '/reset-password', '/'].map((path) => server.url + path)
    const numRuns = size({ fast: 250, full: 1_700 })
    const places = [
      ...foreignPlaces(server.url),
      ...fc.sample(place(server.url), { numRuns, seed }),
    ]
    const wrongs = new Wrongs()
    let tried = 0
    await inParallel(places, AT_ONCE, async (wanted) => {
      for (const secret of secrets) {
        tried += 1
        const query = new URLSearchParams({ type: 'signup', token: secret, redirect_to: wanted })
        const path = `/auth/v1/verify?${query}`
        const reply = await server.ask('GET', path, undefined, { headers })
        const target = URL.parse(reply.headers.get('Location') ?? '')
        const led = target && `${target.origin}${target.pathname}`
        const isTooLong = query.toString().length > LONGEST_QUERY && reply.status === 414
        const isLed = reply.status === 303 && led && allowed.includes(led) && !target.username
        const isFine = isTooLong || isLed
        if (!isFine) wrongs.add(`${JSON.stringify(wanted)}: ${reply.status} ${led}`)
      }
    })
    const kept = await tryToBeRemembered(server, places, allowed)
    for (const strange of kept) wrongs.add(`remembered: ${strange}`)
    return wrongs.outcome(`${tried} asked, ${wrongs.count} led elsewhere or failed`)
  },
}

/** A link that leads by a code, and one that leads to its page. */
async function makeSecrets(server: Server) {
  await signUp(server, 'ann@example.com')
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
  const bob = { email: 'bob@example.com', password: 'Sunny!Day1', ...challenge }
  await server.ask('POST', '/auth/v1/signup', bob)
  return [await server.linkTo('ann@example.com'), await server.linkTo('bob@example.com')]
}

function place(site: string) {
  const pieces = [site, '/', '//', '\\', '@', ':', '.', '..', '#', '?', '%2f', '%2e', '%09', '\t']
  const words = ['evil.test', 'javascript:', 'data:', 'http:', 'auth/callback', 'reset-password']
  const piece = fc.constantFrom(...pieces, ...words, '\r\nLocation: https://evil.test', '[]')
  const part = fc.oneof({ weight: 3, arbitrary: piece }, fc.string({ unit: 'binary' }), fc.webUrl())
  const ours = fc.constantFrom(`${site}/`, `${site}/auth/callback`, `${site}/reset-password`)
  const made = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
  const dressed = fc.tuple(ours, made).map(([start, end]) => start + end)
  return fc
    .oneof(made, dressed)
    .map((text) => text.toWellFormed().slice(0, LONGEST))
    .filter((text) => !text.endsWith('/auth/callback') || !text.startsWith(site))
}

/** Arrays, objects and the same places in the requests that make links: none is kept. */
async function tryToBeRemembered(server: Server, places: string[], allowed: string[]) {
  for (const [index, wanted] of places.slice(0, 40).entries()) {
    const query = `redirect_to=${encodeURIComponent(wanted)}&redirect_to[]=${server.url}/evil`
    const email = `place${index}@example.com`
    await server.ask('POST', `/auth/v1/signup?${query}`, { email, password: 'Sunny!Day1' })
  }
  const rows = await server.records.ask('select redirect_to from pending_accounts')
  return rows
    .map(({ redirect_to: kept }) => kept)
    .filter((kept) => kept !== null && !allowed.includes(String(kept)))
}
