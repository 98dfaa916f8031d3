import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { signUp, trySignIn } from '#server/testing/fixtures.ts'
import { range } from '#tests/support/parallel.ts'
import { size } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { statusOf, timeUntil } from '#tests/support/watch.ts'

import { integrityOf } from './crash.ts'
import { buildShim, hasShim } from './shim.ts'

const { EIO, ENOSPC } = constants.errno
const MAX_PEOPLE = 40
const ENDING_MS = 60_000
const SMALL = 'size=16m,mode=0700'
const TRIES = 8
const HEALING_MS = 15_000
const CHUNK = Buffer.alloc(64 * 1024)

describe.runIf(hasShim)('a disk that fails', () => {
  /** Each third write or sync in `npm test`; each of the first two hundred in a soak. */
  const points = range(size(2, 200)).map((index) => 1 + index * size(3, 1))

  it('at any write keeps every acknowledged change', async () => {
    const arm = join(tmpdir(), `mailbox-arm-${crypto.randomUUID()}`)
    const done = `${arm}-done`
    const failingAt = (at: number) => ({
      SHIM_AT: String(at),
      SHIM_ERRNO: String(at % 2 === 0 ? EIO : ENOSPC),
    })
    const shim = { LD_PRELOAD: buildShim(), SHIM_MODE: 'fail', SHIM_FILES: 'mailbox.sqlite' }
    const settings = { ...shim, SHIM_ARM: arm, SHIM_DONE: done, ...failingAt(points[0] ?? 1) }
    const server = await startProcess({ settings, hasCheapHashes: true })
    for (const [index, at] of points.entries()) {
      await writeFile(arm, '')
      const { promised, refusals } = await signUpUntilRefused(server, `at${at}`)
      for (const status of refusals) expect([0, 503]).toContain(status)
      // Only a server that ends may cut connections off.
      if (refusals.includes(0)) await timeUntil(ENDING_MS, async () => !server.isAlive())
      expect(server.isAlive()).toBe(!refusals.includes(0))
      expect(existsSync(done)).toBe(true)
      await server.kill()
      await Promise.all([arm, done].map((file) => rm(file, { force: true })))
      await server.restart(failingAt(points[index + 1] ?? 1))
      expect(await integrityOf(server)).toBe('ok')
      expect([at, await lostOf(server, promised)]).toEqual([at, []])
      await server.forgetLimits()
    }
    await server.stop()
  })
})

describe.runIf(mayMount())('a full disk', () => {
  it('acknowledges nothing, serves pages, is not ready, and recovers', async () => {
    const folder = mountSmallDisk()
    const server = await startProcess({ settings: { DATA_DIR: folder }, hasCheapHashes: true })
    const filler = join(folder, 'filler')
    try {
      const promised: string[] = []
      const attempt = async (email: string) => {
        const { status } = await signUp(server, email)
        if (status === 200) promised.push(email)
        return status
      }
      expect(await attempt('before@example.com')).toBe(200)
      fill(filler)
      const statuses: number[] = []
      for (const index of range(TRIES)) {
        statuses.push(await attempt(`full${index}@example.com`))
        expect(await statusOf(server, '/')).toBe(200)
      }
      expect(statuses).toContain(503)
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
      expect(await statusOf(server, '/health/ready')).toBe(503)
      rmSync(filler)
      await timeUntil(HEALING_MS, async () => (await statusOf(server, '/health/ready')) === 200)
      expect(await attempt('after@example.com')).toBe(200)
      await server.kill()
      await server.restart()
      expect(await lostOf(server, promised)).toEqual([])
    } finally {
      await server.stop()
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

async function signUpUntilRefused(server: ServerProcess, name: string) {
  const promised: string[] = []
  const refusals: number[] = []
  for (let person = 0; person < MAX_PEOPLE && refusals.length === 0; person += 1) {
    const email = `${name}-person${person}@example.com`
    const reply = await signUp(server, email).catch(() => undefined)
    if (reply?.status === 200) promised.push(email)
    else refusals.push(reply?.status ?? 0)
  }
  return { promised, refusals }
}

async function lostOf(server: ServerProcess, promised: string[]) {
  const lost: string[] = []
  for (const email of promised) {
    const { body } = await trySignIn(server, email)
    if (body.error_code !== 'email_not_confirmed') lost.push(email)
  }
  return lost
}

function mayMount() {
  try {
    const folder = mountSmallDisk()
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
    return true
  } catch {
    return false
  }
}

function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', SMALL, 'tmpfs', folder], { stdio: 'ignore' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  return folder
}

function fill(file: string) {
  try {
    for (;;) appendFileSync(file, CHUNK)
  } catch {}
}
