import { connect } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { longestTurn } from '#server/testing/longest-turn.ts'
import { startServer, type TestServer } from '#server/testing/start-server.ts'
import { speak as speakTo } from '#tests/support/wire.ts'

import { listen } from './listen.ts'
import { noSite } from './site.ts'

const HOST = '127.0.0.1'
const KB = 1_024
/** A busy machine slows every request now and then. */
const TRIES = 30
const PATIENCE_MS = 30_000
const REST_MS = 10
const MAX_RATIO = 10

let server: TestServer
let site: Awaited<ReturnType<typeof listen>>
let onRequest: (answer: Promise<Response>) => void = () => {}

beforeAll(async () => {
  server = await startServer()
  site = await listen({ port: 0, host: HOST }, noSite, (request, peer) => {
    const answer = Promise.resolve(server.app.fetch(request, { peer }))
    onRequest(answer)
    return answer
  })
})

afterAll(async () => {
  await site.close()
  await server.close()
})

const speak = (text: string) => speakTo(site.port, text)
const head = (start: string, lines: string[]) =>
  [`${start} HTTP/1.1`, 'Host: shop', 'Connection: close', ...lines, '', ''].join('\r\n')
const get = (path: string, ...lines: string[]) => head(`GET ${path}`, lines)
const send = (method: string, path: string, type: string, body: string) =>
  head(`${method} ${path}`, [`Content-Type: ${type}`, `Content-Length: ${body.length}`]) + body
const post = (path: string, body: string) => send('POST', path, 'application/json', body)
const form = (body: string) =>
  send('POST', '/contact/v1/messages', 'application/x-www-form-urlencoded', body)
const fill = (unit: string, length: number) => unit.repeat(length / unit.length)
const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])

const ATTACKS: Record<string, string> = {
  'spaces where nothing is expected': post('/rest/v1/rpc/version', `${fill(' ', 65_535)}x`),
  'as many as are read': post('/rest/v1/rpc/version', `${fill(' ', KB - 1)}x`),
  'half an object': post('/rest/v1/rpc/version', `{${fill(' ', KB - 2)}x`),
  'slashes, all that a header holds': get(`${fill('/', 15_900)}a`),
  'slashes, all that a path holds': get(`${fill('/', 2 * KB - 1)}a`),
  'dots in a path': get(`/${fill('.', 2 * KB - 2)}/`),
  'percent signs in a path': get(`/auth/v1/${fill('%', 2_000)}`),
  'fields in a query': get(`/rest/v1/countries?${fill('&a', 4_000)}`),
  'filters in a query': get(`/rest/v1/countries?${fill('name=gt.&', 3_900)}`),
  'patterns in a query': get(
    `/rest/v1/countries?${fill('name=not.ilike.*a_*e_*n_*e*a*n*a*z*!*&', 3_900)}`,
  ),
  'a pattern in a query': get(`/rest/v1/countries?name=like.${fill('*a_', 3_900)}`),
  'signs of a pattern': get(`/rest/v1/countries?name=not.like.${fill('*_', 3_900)}`),
  'columns to order by': get(`/rest/v1/countries?order=${fill('name,', 3_900)}code`),
  'columns to select': get(`/rest/v1/countries?select=${fill('name,', 3_900)}code`),
  'values in a query': get(`/rest/v1/countries?code=in.(${fill('A,', 4_000)})`),
  'columns in a query': get(`/rest/v1/countries?select=${fill(',', 4_000)}`),
  'spaces before a token': get('/auth/v1/user', `Authorization: Bearer ${fill(' ', 15_000)}x y`),
  'dots in a token': get('/auth/v1/user', `Authorization: Bearer ${fill('.', 15_000)}`),
  'types to choose from': get('/rest/v1/countries', `Accept: ${fill(',', 15_000)}`),
  'things preferred': get('/rest/v1/countries', `Prefer: ${fill('count=', 15_000)}`),
  'addresses of proxies': get('/auth/v1/user', `X-Forwarded-For: ${fill('::1,', 15_000)}`),
  'words of proxies': get('/auth/v1/user', `Forwarded: ${fill(';for=', 15_000)}`),
  'encodings of a page': get('/', `Accept-Encoding: ${fill('br;q=0', 15_000)}`),
  'parts of a file': get('/', `Range: bytes=${fill('0-', 15_000)}`),
  'many headers': get('/auth/v1/user', ...Array.from({ length: 900 }, (_, at) => `X-${at}: a`)),
  'fields of a form': form(fill('&=', 64 * KB)),
  'signs in a form': form(`text=${fill('%20', 63 * KB)}`),
  'reports at once': post('/csp-report', `[${fill('{},', 30 * KB)}{}]`),
  'brackets in brackets': post('/auth/v1/signup', fill('[', 16 * KB)),
  'numbers in metadata': post('/auth/v1/signup', `{"data":{"a":[${fill('0,', 16_000)}0]}}`),
  'an address of spaces': post('/auth/v1/recover', `{"email":"a${fill(' ', 4_000)}b@c"}`),
  'an address of dots': post('/auth/v1/recover', `{"email":"a@${fill('a.', 4_000)}"}`),
  'a password of marks': post(
    '/auth/v1/signup',
    `{"email":"a@b.cd","password":"${fill('!', 16_000)}"}`,
  ),
}

const HONEST = form(
  new URLSearchParams({
    name: 'Ann',
    email: 'ann@example.com',
    topic: 'mail',
    text: fill('a word ', 56_000),
  }).toString(),
)

describe('the event loop', () => {
  let enoughMs = 0
  beforeAll(async () => {
    enoughMs = MAX_RATIO * (await quickestTurn(HONEST))
  })

  it.each(Object.entries(ATTACKS))('is not blocked by %s', async (_name, request) => {
    expect(await quickestTurn(request, enoughMs)).toBeLessThan(enoughMs)
  })
})

/** The shortest delay that a request causes others, of several tries. */
async function quickestTurn(request: string, enoughMs = 0) {
  const ask = async () => expect(statusOf(await speak(request))).toBeLessThan(500)
  let quickest = Infinity
  const endsAt = performance.now() + PATIENCE_MS
  const isOver = (turn: number) => turn >= TRIES && (!enoughMs || performance.now() > endsAt)
  for (let turn = 0; !isOver(turn) && quickest >= enoughMs; turn += 1) {
    if (turn > 0) await rest(REST_MS)
    await server.database.limits.deleteFrom('limits').execute()
    quickest = Math.min(quickest, await longestTurn(ask, () => performance.now()))
  }
  return quickest
}

describe('a body that is too large', () => {
  it.each([
    ['a path', get(`/${'a'.repeat(2 * KB)}`), 414],
    ['a path of a call', get(`/auth/v1/${'a'.repeat(2 * KB)}`), 414],
    ['a path with a query', get(`/${'a'.repeat(2 * KB)}?a=1`), 414],
    ['a query', get(`/?${'a'.repeat(4 * KB)}`), 414],
    ['a body where none is expected', post('/auth/v1/logout', ' '.repeat(KB + 1)), 413],
    ['a body of a version', post('/rest/v1/rpc/version', ' '.repeat(KB + 1)), 413],
    ['a body of a sign-in', post('/auth/v1/token?grant_type=password', ' '.repeat(5 * KB)), 413],
    ['a body of a sign-up', post('/auth/v1/signup', ' '.repeat(17 * KB)), 413],
    ['a read-only row', post('/rest/v1/countries', ' '.repeat(70 * KB)), 401],
    ['a message', form('a'.repeat(65 * KB)), 303],
  ])('%s is refused', async (_name, request, status) => {
    expect(statusOf(await speak(request))).toBe(status)
  })

  it('is counted as it arrives, with any announced length', async () => {
    const chunk = `800\r\n${' '.repeat(2 * KB)}\r\n`
    const start = head('POST /auth/v1/token?grant_type=password', ['Transfer-Encoding: chunked'])
    expect(statusOf(await speak(`${start}${chunk.repeat(3)}0\r\n\r\n`))).toBe(413)
  })

  it('does not refuse the largest valid bodies', async () => {
    expect(statusOf(await speak(get(`/${'a'.repeat(2 * KB - 1)}`)))).toBe(302)
    expect(statusOf(await speak(get(`/?${'a'.repeat(4 * KB - 1)}`)))).toBe(302)
    const metadata = { firstName: '李'.repeat(100), lastName: '李'.repeat(100) }
    const password = `Aa1!${'😀'.repeat(124)}`
    const body = { email: 'ann@example.com', password, data: metadata }
    expect(statusOf(await speak(post('/auth/v1/signup', asAscii(body))))).toBe(200)
    const text = '😀'.repeat(5_000)
    const message = { name: 'Ann', email: 'ann@example.com', topic: 'mail', text }
    const sent = await speak(form(new URLSearchParams(message).toString()))
    expect(sent).toContain('/#message-sent')
  })
})

function asAscii(value: unknown) {
  return JSON.stringify(value).replaceAll(/[^ -~]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

it('aborted by the client is no server error', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<Response>()
  const socket = connect(site.port, HOST, () => {
    socket.write(`${post('/auth/v1/signup', `{"email":"${'a'.repeat(500)}"}`).slice(0, -100)}`)
  })
  onRequest = (answer) => {
    onRequest = () => {}
    socket.destroy()
    resolve(answer)
  }
  await answered
  expect(statusOf(await speak(get('/health/alive')))).toBe(200)
  expect(server.logged()).not.toContain('"level":50')
})
