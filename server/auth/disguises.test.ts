import { describe, expect, it } from 'vitest'

import { renderEmail } from '#server/email/compose.ts'
import { RESEND_WAIT_MS } from '#server/email/email-limits.ts'
import { listen } from '#server/http/listen.ts'
import { noSite } from '#server/http/site.ts'
import { hostileHeaders } from '#server/testing/attacks.ts'
import { shop } from '#server/testing/contact.ts'
import { askUntilLimited, confirm, send } from '#server/testing/fixtures.ts'
import { ann, SITE } from '#server/testing/start-server.ts'
import { useServer } from '#server/testing/use-server.ts'
import { randomFrom } from '#shared/random.ts'
import { range } from '#tests/support/parallel.ts'
import { seed, size } from '#tests/support/soak.ts'
import { speak } from '#tests/support/wire.ts'

const LIMIT = 30
const RECOVER = '/auth/v1/recover'
const LET_THROUGH = 'Password recovery requires an email'

const server = useServer()

describe('request headers that claim another host', () => {
  const hosts = ['evil.test:443', 'localhost.evil.test']

  it.each(hosts)('%s: emailed links use the configured address', async (host) => {
    await confirm(server)
    const headers = Object.fromEntries(
      Object.entries(hostileHeaders).map(([name, value]) => [
        name,
        value.replace('evil.test', host),
      ]),
    )
    const body = JSON.stringify({ email: ann.email })
    const place = `http://${host}/reset-password`
    const path = `http://${host}${RECOVER}?redirect_to=${encodeURIComponent(place)}`
    expect((await server.ask(path, { method: 'POST', headers, body })).status).toBe(200)
    const email = (await server.emailsTo(ann.email)).at(-1)!
    const mail = renderEmail(email, { id: '1', createdAt: 0 }, { shop, siteUrl: SITE })
    const links = [...`${mail.text} ${mail.html}`.matchAll(/https?:\/\/[^\s"<>]+/g)]
    expect(links.length).toBeGreaterThan(0)
    expect(links.map(([link]) => URL.parse(link)?.origin)).toEqual(links.map(() => SITE))
    const pending = await server.database.read.selectFrom('links').selectAll().execute()
    expect(JSON.stringify([email, pending])).not.toMatch(/evil|xn--|\[::1\]/i)
  })
})

describe('a limit', () => {
  it('applies to every spelling of the path, each method and each override header', async () => {
    const random = randomFrom(seed)
    const site = await listen({ port: 0, host: '127.0.0.1' }, noSite, (request, peer) =>
      server.app.fetch(request, { peer }),
    )
    const ask = (start: string, header = 'X: y') => {
      const lines = [`${start} HTTP/1.1`, 'Host: shop', 'Connection: close', header]
      return speak(site.port, [...lines, 'Content-Length: 2', '', '{}'].join('\r\n'))
    }
    for (const _ of range(LIMIT)) expect(await ask(`POST ${RECOVER}`)).toContain(LET_THROUGH)
    expect(await ask(`POST ${RECOVER}`)).toContain('HTTP/1.1 429')
    for (const _ of range(size(120, 5_000))) {
      const method = random() < 2 / 3 ? 'POST' : pick(METHODS, random)
      const override = `${pick(OVERRIDES, random)}: ${pick(['POST', '/x'], random)}`
      const path = respell(RECOVER, random)
      const answer = await ask(`${method} ${path}`, override)
      expect([path, answer.includes(LET_THROUGH)]).toEqual([path, false])
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
    }
    await site.close()
  })

  it('of address changes is one a minute and four an hour, with a 429', async () => {
    const { access_token: token } = await confirm(server)
    const change = (turn: number) => {
      const body = { email: `moved${turn}@example.com`, current_password: ann.password }
      return send(server, 'user', body, { method: 'PUT', token })
    }
    const seconds = RESEND_WAIT_MS / 1_000
    const rest = 15 * 60 - 3 * seconds
    for (const [turn, wait] of [seconds, seconds, seconds, rest].entries()) {
      const limited = await askUntilLimited(() => change(turn))
      expect([limited.allowed, limited.wait]).toEqual([1, wait])
      server.clock.now += RESEND_WAIT_MS
    }
    expect((await change(5)).status).toBe(429)
  })
})

it('one wrong password each for many accounts raises one alert', async () => {
  for (const turn of range(110)) {
    const body = { email: `member${turn}@example.com`, password: 'Stolen!Pass1' }
    await send(server, 'token?grant_type=password', body)
  }
  expect(server.logged().match(/"alarm":"wrong-password"/g)).toHaveLength(1)
})

const METHODS = ['PUT', 'PATCH', 'post', 'GET', 'HEAD', 'DELETE', 'OPTIONS']
const OVERRIDES = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-URL']

/** Changes of a path that some servers overlook. */
const CHANGES: ((path: string, random: () => number) => string)[] = [
  (path) => path.replace('/', '//'),
  (path) => path.replace(/\/(?=recover)/, '//'),
  (path) => path.replace('/v1', '/./v1'),
  (path) => path.replace('/v1', '/x/../v1'),
  (path) => path.replace('/v1', '/%2e/v1'),
  (path) => path.replace(/\/(?=recover)/, '%2f'),
  (path) => path.replace('r', '%72'),
  (path) => path.replace('recover', 'RECOVER'),
  (path) => path.replace('auth', 'Auth'),
  (path) => `${path}/`,
  (path) => `${path};x=1`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}.json`,
  (path) => `${path}?`,
  (path, random) => `${path}?x=${Math.floor(random() * 1e6)}`,
  (path) => `${path}#x`,
  (path) => path.replaceAll('/', '\\'),
  (path) => `http://evil.test${path}`,
]

function pick<One>(from: One[], random: () => number) {
  return from[Math.floor(random() * from.length)]!
}

function respell(path: string, random: () => number) {
  const changes = range(1 + Math.floor(random() * 3)).map(() => pick(CHANGES, random))
  return changes.reduce((made, change) => change(made, random), path)
}
