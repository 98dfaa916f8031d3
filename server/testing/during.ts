import { sql } from 'kysely'
import { expect, vi } from 'vitest'

import type { Writer } from '#server/database/database.ts'

import type { TestServer } from './start-server.ts'

async function countWaiting({ database }: TestServer, writes: number) {
  if (database.kind === 'sqlite') return writes - 1
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.read)
  return rows.length
}

/** Makes calls that wait for an open transaction, which ends once all of them wait. */
export async function during<Answers extends unknown[]>(
  server: TestServer,
  begin: (tx: Writer) => Promise<unknown>,
  calls: { [At in keyof Answers]: () => Promise<Answers[At]> },
  end: (tx: Writer) => Promise<unknown>,
): Promise<Answers> {
  const write = vi.spyOn(server.database, 'write')
  const { waiting } = await server.database.write(async (tx) => {
    await begin(tx)
    const called = Promise.all(calls.map((call) => call()))
    const count = () => countWaiting(server, write.mock.calls.length)
    await expect.poll(count, { interval: 5, timeout: 5_000 }).toBe(calls.length)
    await end(tx)
    return { waiting: called }
  })
  write.mockRestore()
  return (await waiting) as Answers
}
