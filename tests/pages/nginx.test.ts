import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as askPlainly } from 'node:http'
import { Agent, request as askSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { needCommands } from '#bench/tools.ts'
import { loadSite } from '#server/http/site.ts'
import { readSettings } from '#server/settings.ts'
import { freePort } from '#server/testing/free-port.ts'
import { listShopCalls } from '#server/testing/shop-calls.ts'
import { until } from '#tests/support/watch.ts'

const OF_A_CONNECTION = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding']
const OF_A_BODY = ['accept-ranges', 'content-encoding', 'content-type']
const PACKINGS = ['br, gzip', 'gzip, br;q=0', 'identity']
const START_MS = 10_000

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
let server: string
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  needCommands('nginx', 'openssl')
  server = process.env.TEST_SITE_URL ?? ''
  nginx = await startNginx(new URL(server).host)
})

afterAll(() => nginx.stop())

it('nginx sends each built file with the server’s headers, cached or not', async () => {
  const { files } = loadSite('build/client', readSettings({}), [])
  const different: unknown[] = []
  async function compare(path: string, headers: Record<string, string>) {
    const own = await ask(server + path, headers)
    for (const time of ['first', 'again']) {
      const theirs = await ask(nginx.url + path, headers)
      if (JSON.stringify(theirs) !== JSON.stringify(own))
        different.push({ path, time, own, theirs })
    }
    return String(own.headers.etag)
  }
  // A file is compressed better after its first request.
  for (const path of files.keys()) await ask(server + path, { 'accept-encoding': 'br' })
  const kinds = new Set<string>()
  for (const [index, path] of [...files.keys()].entries()) {
    // One file of each kind is requested in every encoding and again, the others in one.
    const isFirst = !kinds.has(extname(path))
    kinds.add(extname(path))
    for (const packing of isFirst ? PACKINGS : [PACKINGS[index % PACKINGS.length]!]) {
      const headers = { 'accept-encoding': packing }
      const etag = await compare(path, headers)
      if (isFirst) await compare(path, { ...headers, 'if-none-match': etag })
    }
  }
  expect(different).toEqual([])
})

it('caches nothing with a secret, and nothing personal', async () => {
  const secret = 'a-secret-of-a-link'
  for (const path of ['/', '/auth/callback', '/auth/v1/settings']) {
    await ask(`${nginx.url}${path}?code=${secret}`, {})
  }
  const kept = await nginx.kept()
  const keys = kept.map((file) => /^KEY: (.*)$/m.exec(file)?.[1])
  expect(keys).toContain('/')
  expect(keys.filter((key) => key?.includes('/auth/'))).toEqual([])
  expect(kept.filter((file) => file.includes(secret))).toHaveLength(0)
})

it('accepts bodies up to each call’s limit, and refuses larger ones', async () => {
  const calls = listShopCalls().filter(({ method }) => method !== 'GET')
  const sizes = calls.map(({ method, route, maxBodyBytes: size }) => ({ method, route, size }))
  const path = '/contact/v1/messages'
  const sent = [...sizes, { method: 'POST', route: path, size: 65_536 }]
  const refused = []
  for (const { method, route, size } of sent) {
    const url = nginx.url + route.replaceAll(/:\w+/g, '1')
    const { headers } = await ask(url, { 'content-type': 'application/json' }, { method, size })
    if (!String(headers['content-type']).includes('json')) refused.push(route)
  }
  expect(refused).toEqual([])
  const large = await ask(nginx.url + path, {}, { method: 'POST', size: 65_537 })
  expect([large.status, large.headers['content-type']]).toEqual([413, 'text/html'])
})

async function ask(
  url: string,
  headers: Record<string, string>,
  { method = 'GET', size = 0 }: { method?: string; size?: number } = {},
) {
  const request = url.startsWith('https') ? askSecurely : askPlainly
  const outgoing = request(url, { method, headers, ...(url.startsWith('https') && { agent }) })
  outgoing.end(size > 0 ? ' '.repeat(size) : undefined)
  const [answer] = await once(outgoing, 'response')
  answer.setEncoding('latin1')
  const body = await text(answer)
  const compared = Object.entries(answer.headers as Record<string, string>)
    .filter(([name]) => !OF_A_CONNECTION.includes(name))
    .filter(([name]) => answer.statusCode !== 304 || !OF_A_BODY.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { status: answer.statusCode, headers: Object.fromEntries(compared), length: body.length }
}

/** The documented example, on free ports, with a certificate and folders of its own. */
async function startNginx(upstream: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-nginx-'))
  const [plain, secure] = [await freePort(), await freePort()]
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const words = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const made = ['req', ...words, '-keyout', key, '-out', certificate]
  execFileSync('openssl', made, { stdio: 'ignore' })
  const example = await readFile('deploy/nginx.conf', 'utf8')
  const site = example
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll(/listen \[::\]:.*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace(/^ {2}listen 443/m, `  listen 127.0.0.1:${secure}`)
    .replace('127.0.0.1:3000', upstream)
    .replaceAll(/\/var\/(?:log|cache)\/nginx/g, folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const configuration = `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { } http { ${temporary}
${site} }`
  await writeFile(join(folder, 'nginx.conf'), configuration)
  const started = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'ignore',
      env: { PATH: '/usr/sbin:/usr/bin:/usr/local/bin' },
    },
  )
  const url = `https://localhost:${secure}`
  const isReady = () =>
    ask(`${url}/health/alive`, {}).then(
      ({ status }) => status === 200,
      () => false,
    )
  await until(isReady, START_MS).catch((error: unknown) => {
    started.kill()
    throw error
  })
  return {
    url,
    async kept() {
      const names = await readdir(join(folder, 'mailbox'))
      return Promise.all(names.map((name) => readFile(join(folder, 'mailbox', name), 'latin1')))
    },
    async stop() {
      started.kill()
      await once(started, 'exit')
      agent.destroy()
      await rm(folder, { recursive: true })
    },
  }
}
