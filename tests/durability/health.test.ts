import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, describe, expect, it } from 'vitest'

import { signUp, trySignIn } from '#server/testing/fixtures.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { inParallel, range } from '#tests/support/parallel.ts'
import { isSoak } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { statusOf, timeUntil } from '#tests/support/watch.ts'

const STORM = 300
const NOTICED_MS = 2_000
const BACK_MS = 5_000

let server: ServerProcess
let visitors = 0

afterEach(() => server.stop())

/** What health says; it is ready exactly while a visitor can sign up, and pages are served all along. */
async function look() {
  visitors += 1
  const reply = await signUp(server, `visitor${visitors}@example.com`)
  const [alive, ready, page] = await Promise.all(
    ['/health/alive', '/health/ready', '/'].map((path) => statusOf(server, path)),
  )
  return { signUp: reply.status, alive, ready, page }
}

const WELL = { signUp: 200, alive: 200, ready: 200, page: 200 }
const WITHOUT_DATABASE = { signUp: 503, alive: 200, ready: 503, page: 200 }

describe.runIf(isSoak)('health', () => {
  it('says what is so on SQLite', async () => {
    server = await startProcess({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    expect(await look()).toEqual(WELL)
    const storm = inParallel(range(STORM), 20, (index) =>
      trySignIn(server, `nobody${index}@example.com`),
    )
    expect(await look()).toEqual(WELL)
    await storm
    const intruder = new DatabaseSync(join(server.dataDir, 'mailbox.sqlite'))
    intruder.exec('begin immediate')
    expect(await look()).toEqual(WITHOUT_DATABASE)
    intruder.exec('rollback')
    intruder.close()
    expect(await look()).toEqual(WELL)
    await server.kill()
    await server.restart()
    expect(await look()).toEqual(WELL)
  })

  it('says what is so on PostgreSQL, soon after it goes and comes', async () => {
    const postgres = await startPostgres()
    server = await startProcess({ settings: { DATABASE_URL: postgres.url } })
    const isReady = (status: number) => async () =>
      (await statusOf(server, '/health/ready')) === status
    for (const end of [postgres.halt, postgres.crash]) {
      expect(await look()).toEqual(WELL)
      await end()
      expect(await timeUntil(NOTICED_MS, isReady(503))).toBeLessThan(NOTICED_MS)
      expect(await look()).toEqual(WITHOUT_DATABASE)
      await postgres.start()
      expect(await timeUntil(BACK_MS, isReady(200))).toBeLessThan(BACK_MS)
    }
    expect(await look()).toEqual(WELL)
    await server.kill()
    await postgres.stop()
  })
})
