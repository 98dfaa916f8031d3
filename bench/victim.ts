import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { freePort, startSite, type RunningSite } from '#e2e/site.ts'

/** A real server that is killed and started again on the same data. */
export type Victim = {
  url: string
  letters(address: string): Promise<string[]>
  /** SIGKILL: nothing is flushed, nothing is said. */
  kill(): void
  restart(): Promise<void>
  stop(): Promise<void>
}

/** @param databaseUrl PostgreSQL; without it SQLite in a new data directory */
export async function startVictim(databaseUrl?: string): Promise<Victim> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-victim-'))
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    TRUST_PROXY: '127.0.0.1,::1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  }
  let site: RunningSite = await startSite(settings)
  return {
    url: site.url,
    letters: (address) => site.letters(address),
    kill: () => void site.server.kill('SIGKILL'),
    async restart() {
      if (site.server.signalCode === null) {
        await new Promise((resolve) => site.server.once('exit', resolve))
      }
      await forgetLimits(dataDir, databaseUrl)
      site = await startSite(settings)
    },
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A round opens more accounts than a shop may in an hour; the limits are not what is tried here. */
async function forgetLimits(dataDir: string, databaseUrl?: string) {
  if (!databaseUrl) {
    const files = ['', '-wal', '-shm'].map((end) => join(dataDir, `limits.sqlite${end}`))
    await Promise.all(files.map((file) => rm(file, { force: true })))
    return
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('delete from limits')
  await client.end()
}
