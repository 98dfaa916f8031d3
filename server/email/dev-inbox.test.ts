import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { shop } from '#server/testing/contact.ts'

import { renderEmail } from './compose.ts'
import { createDevInbox } from './dev-inbox.ts'
import type { Email } from './email.ts'
import { createFolderTransport } from './folder-transport.ts'

const siteUrl = 'http://localhost:3000'
const token = 'Zm9vYmFy-_Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZ'
const link = `${siteUrl}/auth/callback?token_hash=${token}&type=signup`
const own = { peer: '127.0.0.1' }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inbox-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function keep(to: string, createdAt: number, firstName = 'Ann') {
  const email: Email = { kind: 'confirm', to, firstName, language: 'en', token }
  const id = crypto.randomUUID()
  const mail = renderEmail(email, { id, createdAt }, { shop, siteUrl })
  await createFolderTransport(dataDir).send(mail, AbortSignal.timeout(1_000))
  return id
}

function openInbox(settings: Partial<Parameters<typeof createDevInbox>[0]> = {}) {
  return createDevInbox({ dataDir, siteUrl, isProduction: false, ...settings })
}

function makeRequest(address: string, headers: Record<string, string> = {}) {
  return new Request(address, { headers: { Connection: 'keep-alive', ...headers } })
}

function ask(path: string, headers: Record<string, string> = {}) {
  return openInbox()(makeRequest(siteUrl + path, headers), own)
}

async function read(path: string) {
  const response = await ask(path)
  if (!response) throw new Error(`The inbox left ${path} to others.`)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('a saved email', () => {
  it('is readable by its owner only', async () => {
    const id = await keep('ann@example.com', 0)
    const folder = join(dataDir, 'mail', 'ann%40example.com')
    const names = (await readdir(folder)).toSorted()

    const name = `1970-01-01T00-00-00.000Z-confirm-${id}`
    expect(names).toEqual([`${name}.html`, `${name}.txt`])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const file of names) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
  })

  it('shows headers, and its link on a line of its own', async () => {
    const id = await keep('ann@example.com', 0)
    const { text } = await read(`/dev/inbox/${id}`)
    expect(text).toContain('ann@example.com')
    const address = link.replace('&', '&amp;')
    expect(text).toContain(`\n<a href="${address}">${address}</a>\n`)
  })

  it('saved twice is one email', async () => {
    const mail = renderEmail(
      { kind: 'reset', to: 'a@b.test', firstName: '', language: 'en', token },
      { id: crypto.randomUUID(), createdAt: 5 },
      { shop, siteUrl },
    )
    const { send } = createFolderTransport(dataDir)
    await send(mail, AbortSignal.timeout(1_000))
    await send(mail, AbortSignal.timeout(1_000))
    expect(await readdir(join(dataDir, 'mail', 'a%40b.test'))).toHaveLength(2)
  })

  it.each([
    '../../etc/passwd@x',
    '..',
    '',
    '/',
    `${'{'.repeat(64)}@${'x'.repeat(180)}`,
    '\ud800@x',
  ])('stays in its folder for any address: %s', async (to) => {
    await keep(to, 0)
    const folders = await readdir(join(dataDir, 'mail'), { withFileTypes: true })
    expect(folders.map((entry) => entry.isDirectory())).toEqual([true])
    expect(await readdir(dataDir)).toEqual(['mail'])
  })
})

describe('the inbox', () => {
  it('shows that it is empty', async () => {
    expect((await read('/dev/inbox')).text).toContain('No emails yet')
  })

  it('lists the newest email first, and each leads to its page', async () => {
    const old = await keep('old@example.com', 1_000)
    const young = await keep('young@example.com', 2_000)
    const { text } = await read('/dev/inbox')
    const ids = [...text.matchAll(/href="\/dev\/inbox\/([0-9a-f-]{36})"/g)].map(([, id]) => id)
    expect(ids).toEqual([young, old])
    for (const id of ids) expect((await read(`/dev/inbox/${id}`)).status).toBe(200)
  })

  it('shows the email in a frame whose policy blocks everything', async () => {
    const id = await keep('ann@example.com', 0)
    const shown = await read(`/dev/inbox/${id}`)
    expect(shown.text).toContain(`src="/dev/inbox/${id}/letter"`)
    expect(shown.text).not.toMatch(/ style=|<style|<script/)
    expect(shown.headers.get('content-security-policy')).toContain("style-src 'self'")

    const email = await read(`/dev/inbox/${id}/letter`)
    expect(email.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(email.headers.get('content-security-policy')).not.toContain('allow-scripts')
    expect(email.text).toContain('<base target="_top"')
  })

  it.each([
    '/dev/inbox/../../jwt-secret',
    '/dev/inbox/%2e%2e%2fjwt-secret',
    '/dev/inbox/..%2f..%2fjwt-secret/letter',
    '/dev/inbox/mail/x/y',
    `/dev/inbox/${crypto.randomUUID()}`,
    '/dev/inbox/.',
    '/dev/inbox/%00',
  ])('returns 404 for %s', async (path) => {
    await writeFile(join(dataDir, 'jwt-secret'), 'the secret')
    await keep('ann@example.com', 0)
    const response = await ask(path)
    expect((await response?.text()) ?? '').not.toContain('the secret')
    expect([undefined, 404, 200]).toContain(response?.status)
    if (response?.status === 200) expect(new URL(siteUrl + path).pathname).toBe('/dev/inbox/')
  })

  it('opens for each name of this machine', async () => {
    for (const peer of ['::1', '::ffff:127.0.0.1', '127.0.0.1']) {
      const response = await openInbox()(makeRequest(`${siteUrl}/dev/inbox`), { peer })
      expect(response?.status).toBe(200)
    }
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost']) {
      const response = await openInbox()(makeRequest(`${origin}/dev/inbox`), own)
      expect(response?.status).toBe(200)
    }
  })

  it('ignores every other path', async () => {
    for (const path of ['/', '/dev', '/dev/inboxes', '/login']) {
      expect(await ask(path)).toBeUndefined()
    }
  })
})

const forwarding = (
  'X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded X-Forwarded-Server Forwarded ' +
  'Forwarded-For Via X-Real-IP True-Client-IP CF-Connecting-IP CF-Ray CF-Visitor CDN-Loop X-Client-IP ' +
  'X-Cluster-Client-IP X-Original-URL X-Original-Host Fly-Client-IP Fastly-Client-IP X-Amzn-Trace-Id ' +
  'X-Request-Id X-Scheme X-Varnish Surrogate-Capability Proxy-Connection Traceparent Ngrok-Trace-Id Incap-Client-IP'
).split(' ')

describe('a stranger', () => {
  it.each([
    ['from another machine', { peer: '192.0.2.1' }, {}],
    ['from another machine by IPv6', { peer: '2001:db8::1' }, {}],
    ['with no address', { peer: '' }, {}],
    ...forwarding.map((name) => [
      `through a proxy that says ${name}`,
      own,
      { [name]: '127.0.0.1' },
    ]),
    ['through a proxy that closes its connections', own, { Connection: 'close' }],
    ['through a proxy that keeps them, and says nothing', own, { Connection: '' }],
    ['through a proxy that lets sockets through', own, { Connection: 'upgrade' }],
  ] as [string, typeof own, Record<string, string>][])(
    '%s finds no inbox',
    async (_name, from, headers) => {
      await keep('ann@example.com', 0)
      const request = makeRequest(`${siteUrl}/dev/inbox`, headers)
      expect((await openInbox()(request, from))?.status).toBe(404)
    },
  )

  it('is refused to a remote browser with any headers', async () => {
    const chromium =
      'Accept Accept-Encoding Accept-Language Cache-Control Cookie DNT If-None-Match Priority Referer Save-Data ' +
      'Sec-CH-UA Sec-CH-UA-Mobile Sec-Fetch-Dest Sec-Fetch-User Sec-GPC Sec-Purpose Upgrade-Insecure-Requests User-Agent'
    const headers = Object.fromEntries(chromium.split(' ').map((name) => [name, '1']))
    expect((await ask('/dev/inbox', headers))?.status).toBe(200)
  })

  it.each(['http://evil.test', 'http://127.0.0.1.evil.test:3000', 'http://localhost.evil.test'])(
    'page under the name %s finds no inbox',
    async (origin) => {
      const response = await openInbox()(makeRequest(`${origin}/dev/inbox`), own)
      expect(response?.status).toBe(404)
    },
  )

  it('of a site with a public name finds no inbox', async () => {
    for (const ours of ['https://shop.test', 'http://shop.test', 'http://192.168.0.9:3000']) {
      const inbox = openInbox({ siteUrl: ours })
      expect((await inbox(makeRequest(`${siteUrl}/dev/inbox`), own))?.status).toBe(404)
    }
  })

  it('finds no inbox in production at any address', async () => {
    const inbox = openInbox({ isProduction: true })
    expect((await inbox(makeRequest(`${siteUrl}/dev/inbox`), own))?.status).toBe(404)
  })

  it('finds no inbox where emails are sent', async () => {
    const inbox = openInbox({ smtpUrl: 'smtp://mail.test' })
    expect((await inbox(makeRequest(`${siteUrl}/dev/inbox`), own))?.status).toBe(404)
  })
})
