import { Client } from 'pg'

import { startPostgres } from '#server/testing/postgres.ts'

import { type Item, Wrongs } from '#torture/item.ts'

import { CHEAP_HASHES, killAgainAndAgain } from './killing.ts'

/** PostgreSQL is killed during writes that the server has acknowledged. */
export const postgresKilled: Item = {
  id: 'D5',
  title: 'kill -9 of PostgreSQL',
  bar: '0 acknowledged lost; a PostgreSQL that does not sync is refused',
  tiers: ['full', 'soak'],
  fault: {
    says: 'commits are not waited for (synchronous_commit=off)',
    edits: [
      {
        file: 'server/database/postgres.ts',
        find: '{ ...config, max: CONNECTIONS }',
        replace: '{ ...config, options: FORGETFUL, max: CONNECTIONS }',
      },
      { file: 'server/database/postgres.ts', find: 'if (!off) return', replace: 'if (off) return' },
    ],
  },
  async measure(context) {
    const postgres = await startPostgres()
    try {
      const wrongs = new Wrongs()
      const server = await context.startServer({
        databaseUrl: postgres.url,
        edits: [CHEAP_HASHES],
      })
      const rounds = context.size({ fast: 2, full: 20, soak: 100 })
      const history = await killAgainAndAgain(server, context, {
        rounds,
        async end(_, told) {
          told.mayPutOff = true
          await postgres.crash()
          await server.kill()
        },
        async disaster() {
          await postgres.start()
        },
      })
      for (const lost of [...history.lost, ...history.surprises]) wrongs.add(lost)
      await server.kill()
      if (!context.isFaulted) await checkRefusals(context, postgres, wrongs)
      return wrongs.outcome(`${rounds} of 100 rounds, ${history.summary()}`)
    } finally {
      await postgres.stop()
    }
  },
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>
type Starter = Parameters<Item['measure']>[0]

async function checkRefusals({ startServer }: Starter, postgres: Postgres, wrongs: Wrongs) {
  for (const setting of ['fsync', 'synchronous_commit']) {
    await change(postgres, `alter system set ${setting} = off`)
    const said = await startServer({ databaseUrl: postgres.url }).then(
      () => 'it served',
      (error: Error) => error.message,
    )
    if (!said.includes(`${setting}=off`)) wrongs.add(`${setting}=off: ${said}`)
    await change(postgres, `alter system reset ${setting}`)
  }
}

async function change({ url, halt, start }: Postgres, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
  await halt()
  await start()
}
