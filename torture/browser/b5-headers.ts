import { prerendered } from '#app/routes.ts'

import { Wrongs, type Item } from '#torture/item.ts'
import type { Server } from '#torture/server.ts'
import { askToTheLetter, type Reply } from '#torture/wire.ts'

type Asked = Parameters<typeof askToTheLetter>[1]

/** Each as a browser must be told, whatever is answered. */
const EVERYWHERE: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors '(none|self)'/,
}
/** Each of these must have been looked at. */
const STATUSES = [200, 204, 206, 302, 303, 304, 308, 400, 401, 404, 405, 413, 416, 429, 431]
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The headers of everything a server can answer, errors and refusals too. */
export const headers: Item = {
  id: 'B5',
  title: 'Headers of every kind of answer',
  bar: '100 % tell nosniff, HSTS, Referrer-Policy, CORP, frame-ancestors; pages COOP, accounts no-store',
  fault: {
    says: 'what leads elsewhere is sent without them',
    isQuick: true,
    edits: [
      {
        file: 'server/http/serve-site.ts',
        find: '302 : 308, { ...everywhere, ...plain, Location: target }',
        replace: '302 : 308, { ...plain, Location: target }',
      },
    ],
  },
  async measure({ startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    const statuses = new Map<number, number>()
    const asked = [
      ...prerendered.map((path) => ({ method: 'GET', path })),
      ...(await kinds(server)),
    ]
    for (const question of asked) {
      const reply = await askToTheLetter(server.url, question)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      const path = question.path.slice(0, 60)
      for (const wrong of look(question, reply))
        wrongs.add(`${question.method ?? 'POST'} ${path} ${reply.status}: ${wrong}`)
    }
    for (const status of STATUSES)
      if (!statuses.has(status)) wrongs.add(`nothing answered ${status}`)
    const told = [...statuses].toSorted(([one], [other]) => one - other)
    const kindsTold = told.map(([status, times]) => `${times} × ${status}`).join(', ')
    return wrongs.outcome(`${asked.length} answers (${kindsTold}), ${wrongs.count} wrong`)
  },
}

function look({ path }: Asked, { headers: told, status }: Reply) {
  const missing = Object.entries(EVERYWHERE)
    .filter(([name, shape]) => !shape.test(told.get(name) ?? ''))
    .map(([name]) => name)
  const isPage = told.get('content-type')?.startsWith('text/html')
  if (isPage && told.get('cross-origin-opener-policy') !== 'same-origin') missing.push('COOP')
  const isKept = !/no-store/.test(told.get('cache-control') ?? '')
  const mayBeKept = path.includes('.well-known') || status === 431 || status === 400
  if (path.startsWith('/auth/') && isKept && !mayBeKept) missing.push('no-store')
  if (told.has('x-powered-by') || told.has('server')) missing.push('a name of the software')
  return missing
}

/** One of each kind of answer. */
async function kinds(server: Server): Promise<Asked[]> {
  const { headers: first } = await askToTheLetter(server.url, { method: 'GET', path: '/' })
  const origin = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' }
  const same = { 'If-None-Match': first.get('etag') ?? '' }
  const wrongPassword = { email: 'ann@example.com', password: 'no' }
  const signIn = {
    path: '/auth/v1/token?grant_type=password',
    headers: { ...JSON_TYPE, 'X-Forwarded-For': '198.51.100.7' },
    body: JSON.stringify(wrongPassword),
  }
  const read = [
    '/Forms/ps1583.pdf /favicon.ico /robots.txt /sitemap.xml /sw.js /none.js /no/such/page /about/',
    '/auth/v1/settings /auth/v1/user /auth/v1/none /auth/v1/health /auth/v1/.well-known/jwks.json',
    '/.well-known/security.txt /.env /health/ready /health/alive /rest/v1/none /rest/v1/ /%00 /%',
    '/contact/v1/none /assets/none.js /auth/v1/verify?type=signup&token=no /auth/v1/admin/users',
  ]
    .flatMap((paths) => paths.split(' '))
    .map((path) => ({ method: 'GET', path }))
  return [
    ...read,
    { method: 'GET', path: '/', headers: same },
    { method: 'HEAD', path: '/' },
    { method: 'POST', path: '/' },
    { method: 'DELETE', path: '/auth/v1/user' },
    { method: 'OPTIONS', path: '/auth/v1/token', headers: origin },
    { method: 'OPTIONS', path: '/', headers: origin },
    { method: 'GET', path: '/Forms/ps1583.pdf', headers: { Range: 'bytes=0-9' } },
    { method: 'GET', path: '/Forms/ps1583.pdf', headers: { Range: 'bytes=99999999-' } },
    { method: 'GET', path: `/${'a'.repeat(20_000)}` },
    { path: '/auth/v1/signup', headers: JSON_TYPE, body: '{' },
    { path: '/auth/v1/signup', headers: { 'Content-Type': 'text/plain' }, body: 'x' },
    { path: '/auth/v1/signup', headers: JSON_TYPE, body: `"${'a'.repeat(200_000)}"` },
    {
      path: '/csp-report',
      headers: { 'Content-Type': 'application/csp-report' },
      body: '{"csp-report":{}}',
    },
    ...Array.from({ length: 80 }, () => signIn),
  ]
}
