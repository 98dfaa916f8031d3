import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listen } from '#server/http/listen.ts'
import { noSite } from '#server/http/site.ts'
import { absentCalls } from '#server/testing/attacks.ts'
import { granted } from '#server/testing/conformance-answers.ts'
import { countByClient, openClient } from '#server/testing/conformance-client.ts'
import {
  bearer,
  bob,
  refusals,
  type ConformanceRequest,
  type Session,
} from '#server/testing/conformance-refusals.ts'
import { states } from '#server/testing/conformance-states.ts'
import { ann, startServer, type TestServer } from '#server/testing/start-server.ts'

const MODERN = { 'X-Supabase-Api-Version': '2024-01-01' }
let server: TestServer
let listener: Awaited<ReturnType<typeof listen>>
let url = ''
let people = 0

function nextPeer() {
  people += 1
  return `203.0.${people >> 8}.${people & 255}`
}

function nextPerson() {
  const peer = nextPeer()
  return { email: `person${people}@example.com`, peer }
}

async function sendRequest(
  path: string,
  { method = 'POST', body, headers }: ConformanceRequest = {},
  peer = nextPeer(),
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method, headers: { 'X-Peer': peer, ...headers }, redirect: 'manual' as const }
  return fetch(`${url}/auth/v1/${path}`, { ...init, body: method === 'GET' ? undefined : text })
}

/** Only a browser that requested an email has a PKCE verifier. */
async function openClientFor(path: string, { email, peer } = nextPerson()) {
  const isCode = path.endsWith('pkce')
  const client = openClient(url, peer, isCode ? 'pkce' : 'implicit')
  if (isCode) await client.resetPasswordForEmail(`asked.${email}`)
  return client
}

let current: Session = { accessToken: '', refreshToken: '' }

beforeAll(async () => {
  server = await startServer()
  // Listens on real HTTP; `X-Peer` stands for the network address.
  listener = await listen({ port: 0, host: '127.0.0.1' }, noSite, (request) =>
    server.app.fetch(request, { peer: request.headers.get('x-peer') ?? nextPeer() }),
  )
  url = `http://127.0.0.1:${listener.port}`
  await sendRequest('signup', { body: { ...ann, data: ann.options.data } })
  await sendRequest('signup', { body: bob })
  const token_hash = await server.linkTo(ann.email, 'confirm')
  const verified = await sendRequest('verify', { body: { type: 'signup', token_hash } })
  const session = (await verified.json()) as { access_token: string; refresh_token: string }
  current = { accessToken: session.access_token, refreshToken: session.refresh_token }
})

afterAll(async () => {
  await listener.close()
  await server.close()
})

describe.each(refusals)('%s', (_name, request, status, code, message) => {
  it('matches supabase/auth for a modern client', async () => {
    const [path, options = {}] = request(current)
    const answer = await sendRequest(path, {
      ...options,
      headers: { ...options.headers, ...MODERN },
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
    expect(await answer.json()).toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it('matches supabase/auth for an old client', async () => {
    const [path, options] = request(current)
    const answer = await sendRequest(path, options)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-supabase-api-version')).toBeNull()
    const body = { code: status, error_code: code, msg: expect.stringMatching(message) }
    expect(await answer.json()).toMatchObject(body)
  })

  it('matches through the real client, where it has the call', async () => {
    const [path, options = {}] = request(current)
    const answer = await countByClient(await openClientFor(path), path, options)
    if (!answer) return
    expect(answer.error).toMatchObject({ status, code, message: expect.stringMatching(message) })
  })
})

describe.each(states)('%s', (_name, bring, status, code, message, clientError) => {
  it('matches supabase/auth over HTTP', async () => {
    const person = nextPerson()
    const [path, options] = await bring(server, person)
    const answer = await sendRequest(
      path,
      { ...options, headers: { ...options.headers, ...MODERN } },
      person.peer,
    )
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, message })
  })

  it('matches through the real client', async () => {
    const person = nextPerson()
    const [path, options] = await bring(server, person)
    const answer = await countByClient(await openClientFor(path, person), path, options)
    if (clientError) expect(answer?.error).toMatchObject({ name: clientError })
    else expect(answer?.error).toMatchObject({ status, code, message })
  })
})

describe.each(granted)('%s', (_name, bring, status, { body, location }) => {
  it('matches supabase/auth over HTTP', async () => {
    const person = nextPerson()
    const [path, options] = await bring(server, person)
    const answer = await sendRequest(path, options, person.peer)
    expect(answer.status).toBe(status)
    if (body) expect(await answer.json()).toEqual(body)
    if (location) expect(answer.headers.get('Location')).toMatch(location)
  })

  it('is no error for the real client, where it has the call', async () => {
    const person = nextPerson()
    const [path, options] = await bring(server, person)
    const answer = await countByClient(openClient(url, person.peer), path, options)
    expect(answer?.error ?? null).toBeNull()
  })
})

it('lists the reasons why a password is weak', async () => {
  const answer = await sendRequest('signup', { body: { email: 'a@example.com', password: 'aa' } })
  expect(await answer.json()).toMatchObject({
    weak_password: { reasons: ['length', 'characters'] },
  })
})

it.each([
  ['settings', { external: { email: true, google: false }, disable_signup: false }],
  ['health', { name: 'GoTrue' }],
  ['.well-known/jwks.json', { keys: [] }],
])('responds to GET %s', async (path, body) => {
  const answer = await sendRequest(path, { method: 'GET' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject(body)
})

it.each(absentCalls)('has no route %s', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    expect((await sendRequest(path, { method, body: {}, headers: bearer(current) })).status).toBe(
      404,
    )
  }
})
