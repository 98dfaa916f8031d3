import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { confirm } from '#server/testing/fixtures.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

const TIMEOUT_MS = 60_000
const { PATH, HOME } = process.env

let dataDir: string
let port: string
const started: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-start-'))
  port = String(await freePort())
})

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

function start(command: string, words: string[]) {
  const child = spawn(command, words, { env: { PATH, HOME, PORT: port, DATA_DIR: dataDir } })
  started.push(child)
  return child
}

function isReady() {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

describe('npm start', () => {
  it('the second time installs and builds nothing, says where the site is, and stops when told', async () => {
    const command = start(process.execPath, ['tooling/start.mjs'])
    let printed = ''
    for (const stream of [command.stdout, command.stderr]) {
      stream.on('data', (text) => (printed += text))
    }
    const ended = once(command, 'exit')
    await until(async () => /started|Building|Installing/.test(printed), TIMEOUT_MS)
    command.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(printed).toContain(`http://localhost:${port}\n`)
    expect(printed).toContain(`http://localhost:${port}/dev/inbox`)
    expect(printed).not.toMatch(/Installing|Building/)
    expect(printed).toContain('stopped')
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('takes the server with it when npm is ended', async () => {
    const npm = start('npm', ['start'])
    await until(isReady, TIMEOUT_MS)
    npm.kill('SIGTERM')
    await expect.poll(isReady, { timeout: TIMEOUT_MS }).toBe(false)
  })
})

describe('a start', () => {
  it('with a wrong setting stops with a line that names it, and no secret', () => {
    const { status, stderr } = startAndFail({ PORT: 'many', JWT_SECRET: 'hunter2' })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/PORT.*JWT_SECRET/)
    expect(stderr).not.toContain('hunter2')
  })

  it('on the data or the port of a server that runs stops, and harms that one not', async () => {
    const site = await startProcess({ isPlain: true })
    const onItsData = startAndFail({ PORT: port, DATA_DIR: site.dataDir })
    expect([onItsData.status, onItsData.stderr]).toEqual([1, expect.stringContaining('DATA_DIR')])
    const onItsPort = startAndFail({ PORT: new URL(site.url).port, DATA_DIR: dataDir })
    expect([onItsPort.status, onItsPort.stderr]).toEqual([1, expect.stringContaining('PORT')])
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
    await site.stop()
  })
})

function startAndFail(env: Record<string, string>) {
  return spawnSync(process.execPath, ['server/main.ts'], {
    env: { PATH, ...env },
    encoding: 'utf8',
  })
}

it('a server whose output nobody reads goes on, and stops when told', async () => {
  const server = start(process.execPath, ['server/main.ts'])
  server.stdout?.destroy()
  server.stderr?.destroy()
  await until(isReady, TIMEOUT_MS)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

describe('where the file system is read-only', () => {
  /** Node itself refuses every write but below this folder. */
  const writingOnlyTo = (folder: string) => ({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--permission --allow-addons --allow-fs-read=* --allow-fs-write=${folder}`,
  })

  it('but for its data directory, the server does all it does', async () => {
    const site = await startProcess({ settings: writingOnlyTo(dataDir), isPlain: true })
    await confirm(site)
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    await site.stop()
    expect(site.output()).not.toMatch(/ERR_ACCESS_DENIED|"level":[56]0/)
  })

  it('its data directory included, the server ends at once', async () => {
    const site = startProcess({
      settings: writingOnlyTo(`${dataDir}-other`),
      isPlain: true,
    })
    await expect(site).rejects.toThrow('The server stopped at once')
  })
})
