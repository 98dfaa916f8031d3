import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { paths } from '#app/pages.ts'
import { useServer } from '#tests/support/use-server.ts'
import { askVerbatim } from '#tests/support/wire.ts'

const EVERYWHERE: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors '(none|self)'/,
}
const STATUSES = [200, 204, 206, 302, 303, 304, 308, 400, 401, 404, 405, 413, 416, 429, 431]
const JSON_TYPE = { 'Content-Type': 'application/json' }
const FRAMED_BY_US = ['/maps-app']
const FORM = '/Forms/ps1583.pdf'

const server = useServer({
  settings: { NODE_ENV: 'production', DIAGNOSTICS: '1' },
  hasCheapHashes: true,
})

async function load(path: string) {
  const response = await fetch(server.url + path, { redirect: 'manual' })
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  return { html: await response.text(), policy }
}

describe.each(paths)('the page %s', (path) => {
  it('has a fitting policy, and sends no referrer', async () => {
    const { html, policy } = await load(path)
    expect(faultsOf(html, policy, FRAMED_BY_US.includes(path) ? 'self' : 'none')).toEqual([])
    const away = [...html.matchAll(/<a\s[^>]*>/g)].map(([tag]) => tag).filter(leadsAway)
    expect(away.filter((tag) => !/\srel="[^"]*noopener noreferrer/.test(tag))).toEqual([])
  })
})

describe('every kind of response', () => {
  it('has security headers, allows no other origin, and names no software', async () => {
    const statuses = new Set<number>()
    for (const question of await questions()) {
      const { status, headers } = await askVerbatim(server.url, question)
      statuses.add(status)
      expect([
        question.path.slice(0, 60),
        status,
        missingFrom(question.path, status, headers),
      ]).toEqual([question.path.slice(0, 60), status, []])
    }
    expect(STATUSES.filter((status) => !statuses.has(status))).toEqual([])
  })
})

describe('another origin', () => {
  it.each(originsLike('localhost:3000'))('%s is allowed nowhere', async (origin) => {
    const { host } = new URL(server.url)
    const Origin = origin.replace('localhost:3000', host)
    for (const path of ['/', '/auth/v1/signup', '/rest/v1/countries'])
      for (const method of ['OPTIONS', 'POST']) {
        const headers = { Origin, 'Access-Control-Request-Method': 'POST' }
        const reply = await askVerbatim(server.url, { method, path, headers })
        expect([...reply.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([])
      }
  })
})

function leadsAway(tag: string) {
  const isElsewhere = /\shref="https?:/.test(tag) && !tag.includes(`href="${server.url}`)
  return isElsewhere || /\starget=/.test(tag)
}

function missingFrom(path: string, status: number, headers: Headers) {
  const missing = Object.entries(EVERYWHERE)
    .filter(([name, shape]) => !shape.test(headers.get(name) ?? ''))
    .map(([name]) => name)
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (isPage && headers.get('cross-origin-opener-policy') !== 'same-origin') missing.push('COOP')
  const isKept = !/no-store/.test(headers.get('cache-control') ?? '')
  const mayBeKept = path.includes('.well-known') || status === 431 || status === 400
  if (path.startsWith('/auth/') && isKept && !mayBeKept) missing.push('no-store')
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    if (headers.has(name)) missing.push(`there is ${name}`)
  return missing
}

type Question = Parameters<typeof askVerbatim>[1]

async function questions(): Promise<Question[]> {
  const { headers } = await askVerbatim(server.url, { method: 'GET', path: '/' })
  const signIn = {
    path: '/auth/v1/token?grant_type=password',
    headers: { ...JSON_TYPE, 'X-Forwarded-For': '198.51.100.7' },
    body: JSON.stringify({ email: 'ann@example.com', password: 'no' }),
  }
  const read = [
    `${FORM} /favicon.ico /robots.txt /sitemap.xml /sw.js /none.js /no/such/page /about/ /login`,
    '/auth/v1/settings /auth/v1/user /auth/v1/none /auth/v1/health /auth/v1/.well-known/jwks.json',
    '/.well-known/security.txt /.env /health/ready /health/alive /rest/v1/none /rest/v1/ /%00 /%',
    '/contact/v1/none /assets/none.js /auth/v1/verify?type=signup&token=no /auth/v1/admin/users',
  ]
    .flatMap((line) => line.split(' '))
    .map((path) => ({ method: 'GET', path }))
  return [
    ...read,
    { method: 'GET', path: '/', headers: { 'If-None-Match': headers.get('etag') ?? '' } },
    { method: 'HEAD', path: '/' },
    { method: 'POST', path: '/' },
    { method: 'DELETE', path: '/auth/v1/user' },
    { method: 'GET', path: FORM, headers: { Range: 'bytes=0-9' } },
    { method: 'GET', path: FORM, headers: { Range: 'bytes=99999999-' } },
    { method: 'GET', path: `/${'a'.repeat(20_000)}` },
    { path: '/auth/v1/signup', headers: JSON_TYPE, body: '{' },
    { path: '/auth/v1/signup', headers: JSON_TYPE, body: `"${'a'.repeat(200_000)}"` },
    {
      path: '/csp-report',
      headers: { 'Content-Type': 'application/csp-report' },
      body: '{"csp-report":{"effective-directive":"img-src"}}',
    },
    ...Array.from({ length: 40 }, () => signIn),
  ]
}

function originsLike(host: string) {
  const origin = `http://${host}`
  const [name = '', port = ''] = host.split(':')
  return [
    'https://evil.test',
    'null',
    'file://',
    '*',
    ...['evil.test', '.evil.test', '@evil.test', '0', '%2eevil.test'].map((end) => origin + end),
    ...['evil', 'evil-', 'evil.', 'www.', 'evil.test#', 'evil@'].map(
      (start) => `http://${start}${host}`,
    ),
    ...['https', 'ftp', 'chrome-extension', 'ws', 'HTTPS'].map((scheme) => `${scheme}://${host}`),
    ...['127.0.0.1', '[::1]', '2130706433'].map((place) => `http://${place}:${port}`),
    `http://${name}`,
    `${origin},https://evil.test`,
  ]
}

const EXACT: Record<string, string> = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'img-src': "'self' data:",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'own-workers',
}
const HASH = /^'sha256-[\w+/]{43}='$/

function faultsOf(html: string, policyText: string, framing: 'none' | 'self' = 'none') {
  const policy = readPolicy(policyText)
  const faults = Object.entries({ ...EXACT, 'frame-ancestors': `'${framing}'` })
    .filter(([name, sources]) => policy.get(name)?.join(' ') !== sources)
    .map(([name]) => `${name} ${policy.get(name)?.join(' ')}`)
  const there = { 'script-src': hashesOf(html, 'script'), 'style-src': hashesOf(html, 'style') }
  for (const [name, hashes] of Object.entries(there)) {
    const [own, ...allowed] = policy.get(name) ?? []
    if (own !== "'self'") faults.push(`${name} without 'self'`)
    for (const source of allowed) if (!HASH.test(source)) faults.push(`${name} ${source}`)
    if (hashes.toSorted().join() !== allowed.toSorted().join())
      faults.push(`${name} does not fit the page`)
  }
  if (/<[a-z][^>]*\s(style|on\w+)="/i.test(html)) faults.push('style= or on…= in the page')
  return faults
}

function readPolicy(text: string) {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function hashesOf(html: string, tag: 'script' | 'style') {
  const elements = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}\\s*>`, 'gi'))]
    .filter(([, words = '']) => !/\ssrc=|\stype="application\/(ld\+)?json"/.test(words))
    .map(([, , text = '']) => text)
  return [...new Set(elements)].map((text) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return `'sha256-${hash}'`
  })
}
