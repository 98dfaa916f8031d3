import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#server/testing/free-port.ts'

import { startSite, until } from './site.ts'
import { expect, test } from './test.ts'

const LIMIT_MS = 30_000

test('a second start installs and builds nothing, and says where the site is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-start-'))
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir }
  const start = spawn(process.execPath, ['tooling/start.mjs'], { env })
  let said = ''
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (text) => (said += text))
  const ended = once(start, 'exit')
  await until(async () => /started|Building|Installing/.test(said), LIMIT_MS).finally(() =>
    start.kill('SIGTERM'),
  )
  const [code] = await ended
  expect(said).toContain(`http://localhost:${port}\n`)
  expect(said).toContain(`http://localhost:${port}/dev/inbox`)
  expect(said).not.toMatch(/Installing|Building/)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect(code).toBe(0)
  expect(said).toContain('stopped')
  await rm(dataDir, { recursive: true })
})

test('the server ends with the npm that started it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-npm-'))
  const port = String(await freePort())
  const { PATH, HOME } = process.env
  const npm = spawn('npm', ['start'], { env: { PATH, HOME, PORT: port, DATA_DIR: dataDir } })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health/alive`).then(
      () => true,
      () => false,
    )
  await until(answers, LIMIT_MS).finally(() => npm.kill('SIGTERM'))
  await until(async () => !(await answers()), LIMIT_MS)
  await rm(dataDir, { recursive: true })
})

test('a wrong setting stops the start with a line that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env: { PORT: 'many', JWT_SECRET: 'hunter2' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/PORT.*JWT_SECRET/)
  expect(stderr).not.toContain('hunter2')
})

test('a second server on the same data refuses to start', async ({ site }) => {
  const env = { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: site.dataDir }
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('DATA_DIR')
  expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
})

test('a port that is taken stops the start with a clear line', async ({ site }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-taken-'))
  const env = { PATH: process.env.PATH, PORT: new URL(site.url).port, DATA_DIR: dataDir }
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('PORT')
  await rm(dataDir, { recursive: true })
})

test('a server whose output nobody reads goes on, and stops when told', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-unread-'))
  const port = String(await freePort())
  const env = { PATH: process.env.PATH, PORT: port, DATA_DIR: dataDir }
  const server = spawn(process.execPath, ['server/main.ts'], { env })
  server.stdout.destroy()
  server.stderr.destroy()
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isReady, LIMIT_MS)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const late = setTimeout(() => server.kill('SIGKILL'), LIMIT_MS / 2)
  expect(await ended).toEqual([0, null])
  clearTimeout(late)
  await rm(dataDir, { recursive: true })
})

test('a server that is told to stop finishes what it was asked', async () => {
  const site = await startSite()
  const body = JSON.stringify({ email: 'late@example.com', password: 'Sunny!Day1' })
  const headers = { 'Content-Type': 'application/json' }
  const answers = Array.from({ length: 8 }, () =>
    fetch(`${site.url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body }),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  site.server.kill('SIGTERM')
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.every((status) => status === 400)).toBe(true)
  await site.stop()
  expect(site.server.exitCode).toBe(0)
})
