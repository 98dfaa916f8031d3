import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readSettings } from '#server/settings.ts'

import { listen } from './listen.ts'
import { loadSite } from './site.ts'

const PAGES = [
  { path: '/account', isPrivate: true, isUnlisted: true },
  { path: '/edit-mailbox/any', pattern: '/edit-mailbox/:id', isUnlisted: true },
]
const SCRIPT = 'document.title="x"'
const STYLE = 'h1{margin:0}'
const PAGE = `<html><style data-page="">${STYLE}</style><script>${SCRIPT}</script><script id="runtime-config" type="application/json">{}</script></html>`
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const SUPABASE = { SUPABASE_URL: 'https://shop.example', SUPABASE_KEY: 'sb_publishable_</script>' }

let folder: string
let site: Awaited<ReturnType<typeof start>>

async function start(settings: Record<string, string> = {}) {
  const files = loadSite(folder, readSettings(settings), PAGES)
  const answer = (request: Request) =>
    new URL(request.url).pathname === '/auth/v1/health'
      ? new Response('well')
      : new Response(null, { status: 404 })
  const server = await listen({ port: 0, host: '127.0.0.1' }, files, answer)
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init })
  return { ...server, get }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-build-'))
  for (const place of ['login', 'es', 'account', 'edit-mailbox/any', 'assets', '.vite'])
    await mkdir(join(folder, place), { recursive: true })
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(PAGE))
  await writeFile(join(folder, 'login/index.html'), PAGE)
  await writeFile(join(folder, 'es/index.html'), PAGE)
  await writeFile(join(folder, 'account/index.html'), PAGE)
  await writeFile(join(folder, 'edit-mailbox/any/index.html'), PAGE)
  await writeFile(join(folder, 'assets/app-1.js'), 'export {}')
  await writeFile(join(folder, 'sw.js'), 'export {}')
  await writeFile(join(folder, 'film.webm'), FILM)
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, '__spa-fallback.html'), 'empty')
  site = await start()
})

afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

describe('pages', () => {
  it('are sent in an encoding that the browser accepts', async () => {
    const packed = await site.get('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(PAGE)
    const plain = await site.get('/', { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(PAGE)
  })

  it('are not sent again when unchanged', async () => {
    const page = await site.get('/')
    const etag = page.headers.get('etag')!
    const again = await site.get('/', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const sameOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['content-length', 'date'].includes(name))
    expect(sameOf(again)).toEqual(sameOf(page))
  })

  it('respond to HEAD without a body, and refuse writes', async () => {
    const head = await site.get('/login', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const post = await site.get('/login', { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('allow their own inline scripts and styles by hash only', async () => {
    const policy = (await site.get('/')).headers.get('content-security-policy')!
    for (const text of [SCRIPT, STYLE]) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types own-workers;")
    expect(policy).toContain("connect-src 'self';")
  })

  it('that may contain a secret are not cached, and send no referrer', async () => {
    const { headers } = await site.get('/account')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('allow the configured Supabase project, whose name can’t break the policy', async () => {
    const other = await start(SUPABASE)
    const response = await other.get('/')
    const text = await response.text()
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://shop.example;",
    )
    const [, config = ''] = text.match(/application\/json">(.*?)<\/script><\/html>/) ?? []
    expect(JSON.parse(config)).toEqual({
      supabaseUrl: SUPABASE.SUPABASE_URL,
      supabaseKey: SUPABASE.SUPABASE_KEY,
    })
    const worker = (await other.get('/sw.js')).headers.get('content-security-policy')
    expect(worker).toMatch(/connect-src 'self'$/)
    await other.close()
  })
})

describe('a page for every id', () => {
  it.each(['MBX1000', 'any', '%', '__proto__', 'a.js', `MBX${'9'.repeat(2_000)}`])(
    'serves /edit-mailbox/%.12s, without indexing',
    async (id) => {
      const response = await site.get(`/edit-mailbox/${id}?a=1`)
      expect([response.status, await response.text()]).toEqual([200, PAGE])
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('serves exactly one path segment', async () => {
    const answers = ['/edit-mailbox', '/edit-mailbox/a/b', '/edit-mailbox/MBX1/'].map((path) =>
      site.get(path),
    )
    const targets = (await Promise.all(answers)).map(({ headers }) => headers.get('location'))
    expect(targets).toEqual(['/', '/', '/edit-mailbox/MBX1'])
  })
})

describe('other paths', () => {
  it.each([
    ['/unknown', '/'],
    ['/%', '/'],
    ['/%00', '/'],
    ['//evil.example/', '/'],
    ['/a/../b/c', '/'],
    [`/${'x'.repeat(2_000)}`, '/'],
    ['/services/tax', '/'],
    ['/blog/nothing/at/all', '/'],
    ['/es/unknown', '/es'],
  ])('redirect to the landing page of their language', async (path, home) => {
    const { status, headers } = await site.get(path)
    expect([status, headers.get('location')]).toEqual([302, home])
  })

  it('with a trailing slash redirect to their page', async () => {
    const { status, headers } = await site.get('/login/?next=1')
    expect([status, headers.get('location')]).toEqual([308, '/login'])
  })

  it.each([
    '/assets/none.js',
    '/favicon.ico',
    '/auth/v1/none',
    '/.git/config',
    '/__spa-fallback.html',
    '/.vite/manifest.json',
    '/index.html.br',
    '/.env',
    '/sw.js.map',
    ...'assets videos Forms maps maps/1/2 icons rest/v1 contact/v1 health dev'
      .split(' ')
      .map((under) => `/${under}/x`),
  ])('are 404 when they are no page: %s', async (path) => {
    const { status, headers } = await site.get(path)
    expect(status).toBe(404)
    expect(headers.get('content-type') ?? '').not.toContain('html')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('are compressed on request until the build has compressed them', async () => {
    const packed = await site.get('/assets/app-1.js', { headers: { 'Accept-Encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe('export {}')
  })

  it('cache assets for a year', async () => {
    const { headers } = await site.get('/assets/app-1.js')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('content-type')).toContain('text/javascript')
  })
})

describe('a video', () => {
  const part = (range: string, more?: Record<string, string>) =>
    site.get('/film.webm', { headers: { Range: range, ...more } })

  it('is sent in the requested ranges', async () => {
    const full = await site.get('/film.webm')
    expect(full.status).toBe(200)
    expect(full.headers.get('content-type')).toBe('video/webm')
    expect(full.headers.get('accept-ranges')).toBe('bytes')

    const some = await part('bytes=100-199', { 'If-Range': full.headers.get('etag') ?? '' })
    expect(some.status).toBe(206)
    expect(some.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect(Buffer.from(await some.arrayBuffer())).toEqual(FILM.subarray(100, 200))
  })

  it('is sent whole after a change, and refused beyond its end', async () => {
    expect((await part('bytes=0-9', { 'If-Range': '"other"' })).status).toBe(200)
    const beyond = await part('bytes=1000-')
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe('bytes */1000')
  })
})
