import { existsSync } from 'node:fs'
import { copyFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, expect, it } from 'vitest'

import { startPostgres } from '#server/testing/postgres.ts'
import { isSoak, size } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'

import { crashAgainAndAgain, integrityOf } from './crash.ts'
import { buildShim, hasShim } from './shim.ts'

const DATABASE_FILES = ['mailbox.sqlite', 'mailbox.sqlite-wal']
const NOTHING_LOST = { lost: [], surprises: [] }

let server: ServerProcess

afterEach(() => server.stop())

// A power cut leaves less than a kill: where one can be simulated, it covers both.
it.runIf(isSoak || !hasShim)('a kill loses nothing that was acknowledged', async () => {
  server = await startProcess({ hasCheapHashes: true })
  const history = await crashAgainAndAgain(server, { rounds: size(2, 1_000) })
  expect(history).toMatchObject(NOTHING_LOST)
  expect(await integrityOf(server)).toBe('ok')
})

it.runIf(hasShim)('a power cut loses nothing that was acknowledged', async () => {
  const power = { SHIM_MODE: 'power', SHIM_FILES: 'mailbox.sqlite' }
  const settings = { LD_PRELOAD: buildShim(), ...power }
  server = await startProcess({ settings, hasCheapHashes: true })
  const history = await crashAgainAndAgain(server, { rounds: size(2, 500), meanwhile: cutPower })
  expect(history).toMatchObject(NOTHING_LOST)
  expect(await integrityOf(server)).toBe('ok')
})

it.runIf(isSoak)('a killed PostgreSQL loses nothing that was acknowledged', async () => {
  const postgres = await startPostgres()
  server = await startProcess({
    settings: { DATABASE_URL: postgres.url },
    hasCheapHashes: true,
  })
  const history = await crashAgainAndAgain(server, {
    rounds: 100,
    async end(victim, told) {
      told.mayPutOff = true
      await postgres.crash()
      await victim.kill()
    },
    meanwhile: () => postgres.start(),
  })
  expect(history).toMatchObject(NOTHING_LOST)
  await server.kill()
  await postgres.stop()
})

/** The counters of limits are never synced: a power cut loses them. */
async function cutPower({ dataDir }: ServerProcess) {
  for (const name of DATABASE_FILES) {
    const file = join(dataDir, name)
    if (existsSync(`${file}.synced`)) await copyFile(`${file}.synced`, file)
    else if (existsSync(file)) await truncate(file)
  }
  for (const name of ['mailbox.sqlite-shm', 'limits.sqlite-wal', 'limits.sqlite-shm']) {
    await rm(join(dataDir, name), { force: true })
  }
  await writeFile(join(dataDir, 'limits.sqlite'), Buffer.alloc(4_096, 0xa5))
}
