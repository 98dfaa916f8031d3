import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listen } from '#server/http/listen.ts'
import { noSite } from '#server/http/site.ts'
import { absentCalls } from '#server/testing/attacks.ts'
import { granted } from '#server/testing/conformance-answers.ts'
import { openClient, sayByClient } from '#server/testing/conformance-client.ts'
import {
  bearer,
  bob,
  type Known,
  refusals,
  type Said,
} from '#server/testing/conformance-refusals.ts'
import { statesOfSessions } from '#server/testing/conformance-sessions.ts'
import {
  type Person,
  type State,
  statesOfEntry,
  statesRevealed,
} from '#server/testing/conformance-states.ts'
import { ann, startServer, type TestServer } from '#server/testing/start-server.ts'

type Listening = { server: TestServer; url: string; close(): Promise<void> }

const MODERN = { 'X-Supabase-Api-Version': '2024-01-01' }
let main: Listening
let revealing: Listening
let server: TestServer
let people = 0

/** A test server that hears real HTTP; `X-Peer` stands for the network address. */
async function startListening(environment: Record<string, string> = {}): Promise<Listening> {
  const started = await startServer({ environment })
  const place = { port: 0, host: '127.0.0.1' }
  const heard = await listen(place, noSite, (request) =>
    started.app.fetch(request, { peer: request.headers.get('x-peer') ?? nextPeer() }),
  )
  return {
    server: started,
    url: `http://127.0.0.1:${heard.port}`,
    async close() {
      await heard.close()
      await started.close()
    },
  }
}

function nextPeer() {
  people += 1
  return `203.0.${people >> 8}.${people & 255}`
}

function nextPerson() {
  const peer = nextPeer()
  return { email: `person${people}@example.com`, peer }
}

async function say(
  path: string,
  { method = 'POST', body, headers }: Said = {},
  { url } = main,
  peer = nextPeer(),
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method, headers: { 'X-Peer': peer, ...headers }, redirect: 'manual' as const }
  return fetch(`${url}/auth/v1/${path}`, { ...init, body: method === 'GET' ? undefined : text })
}

/** A code is taken up only by a browser that asked for an email: it has a verifier. */
async function openClientFor(path: string, { url }: Listening, { email, peer }: Person) {
  const isCode = path.endsWith('pkce')
  const client = openClient(url, peer, isCode ? 'pkce' : 'implicit')
  if (isCode) await client.resetPasswordForEmail(`asked.${email}`)
  return client
}

let known: Known = { accessToken: '', refreshToken: '' }

beforeAll(async () => {
  main = await startListening()
  revealing = await startListening({ REVEAL_EXISTING_ACCOUNTS: '1' })
  server = main.server
  await say('signup', { body: { ...ann, data: ann.options.data } })
  await say('signup', { body: bob })
  const token_hash = await server.linkTo(ann.email, 'confirm')
  const verified = await say('verify', { body: { type: 'signup', token_hash } })
  const session = (await verified.json()) as { access_token: string; refresh_token: string }
  known = { accessToken: session.access_token, refreshToken: session.refresh_token }
})

afterAll(async () => {
  await main.close()
  await revealing.close()
})

describe.each(refusals)('%s', (_name, request, status, code, message) => {
  it('is answered as supabase/auth answers a modern client', async () => {
    const [path, said = {}] = request(known)
    const answer = await say(path, { ...said, headers: { ...said.headers, ...MODERN } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it('is answered as supabase/auth answers an old client', async () => {
    const [path, said] = request(known)
    const answer = await say(path, said)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-supabase-api-version')).toBeNull()
    const body = { code: status, error_code: code, msg: expect.stringMatching(message) }
    expect(await answer.json()).toMatchObject(body)
  })

  it('reaches the page through the real client, where it can ask so', async () => {
    const [path, said = {}] = request(known)
    const answer = await sayByClient(await openClientFor(path, main, nextPerson()), path, said)
    if (!answer) return
    expect(answer.error).toMatchObject({ status, code, message: expect.stringMatching(message) })
  })
})

function describeStates(rows: State[], where: () => Listening) {
  describe.each(rows)('%s', (_name, bring, status, code, message, clientError) => {
    it('is answered over HTTP as supabase/auth answers it', async () => {
      const person = nextPerson()
      const [path, said] = await bring(where().server, person)
      const headers = { ...said.headers, ...MODERN }
      const answer = await say(path, { ...said, headers }, where(), person.peer)
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ code, message })
      if (status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    })

    it('reaches the page through the real client', async () => {
      const person = nextPerson()
      const [path, said] = await bring(where().server, person)
      const answer = await sayByClient(await openClientFor(path, where(), person), path, said)
      if (clientError) expect(answer?.error).toMatchObject({ name: clientError })
      else expect(answer?.error).toMatchObject({ status, code, message })
    })
  })
}

describeStates([...statesOfEntry, ...statesOfSessions], () => main)
describe('where addresses may be known,', () => {
  describeStates(statesRevealed, () => revealing)
})

describe.each(granted)('%s', (_name, bring, status, { body, location }) => {
  it('is answered over HTTP as supabase/auth answers it', async () => {
    const person = nextPerson()
    const [path, said] = await bring(server, person)
    const answer = await say(path, said, main, person.peer)
    expect(answer.status).toBe(status)
    if (body) expect(await answer.json()).toEqual(body)
    if (location) expect(answer.headers.get('Location')).toMatch(location)
  })

  it('is no error to the real client, where it can ask so', async () => {
    const person = nextPerson()
    const [path, said] = await bring(server, person)
    const answer = await sayByClient(openClient(main.url, person.peer), path, said)
    expect(answer?.error ?? null).toBeNull()
  })
})

it('gives the reasons why a password is weak', async () => {
  const answer = await say('signup', { body: { email: 'a@example.com', password: 'aa' } })
  expect(await answer.json()).toMatchObject({
    weak_password: { reasons: ['length', 'characters'] },
  })
})

it.each([
  ['settings', { external: { email: true, google: false }, disable_signup: false }],
  ['health', { name: 'GoTrue' }],
  ['.well-known/jwks.json', { keys: [] }],
])('answers GET %s', async (path, body) => {
  const answer = await say(path, { method: 'GET' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject(body)
})

it.each(absentCalls)('knows no %s', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    expect((await say(path, { method, body: {}, headers: bearer(known) })).status).toBe(404)
  }
})

it('opens nothing to other sites', async () => {
  for (const Origin of ['https://evil.example', 'null', 'http://site.test.evil.example']) {
    const headers = { Origin, 'Access-Control-Request-Method': 'POST' }
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await server.ask('/auth/v1/signup', { method, headers, body: '{}' })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  }
})
