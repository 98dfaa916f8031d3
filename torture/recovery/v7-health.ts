import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { startPostgres } from '#server/testing/postgres.ts'

import { inParallel, upTo } from '#torture/at-once.ts'
import { unaskedDatabase } from '#torture/faults/unasked-database.ts'
import { pause, statusOf } from '#torture/faults/watch.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { signUp, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const TELLS_TOO_MUCH = /\d+\.\d+|node|sqlite|postgres/i
const CONNECTIONS = 300

/** A state to be in while its work runs, and what health must say there. */
type Look = { state: string; alive: number; ready: number }

/** Health says what is so: it is ready exactly while a visitor can sign up. */
export const health: Item = {
  id: 'V7',
  title: 'Health in many states',
  bar: 'right in each state, and no version shown; ready exactly while a sign-up comes about',
  tiers: ['full', 'soak'],
  fault: unaskedDatabase,
  async measure({ startServer }) {
    const wrongs = new Wrongs()
    let states = 0
    const look = async (server: Server, { state, alive, ready }: Look) => {
      states += 1
      const isServed = (await signUp(server, `v7-${states}@example.com`).catch(() => undefined))
        ?.status
      const told = await Promise.all(
        ['alive', 'ready'].map((name) => statusOf(server, `/health/${name}`)),
      )
      if (told.join() !== [alive, ready].join()) wrongs.add(`${state}: ${told.join()}`)
      if ((isServed === 200) !== (ready === 200)) wrongs.add(`${state}: a sign-up ${isServed}`)
    }

    const server = await startServer({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    for (const name of ['alive', 'ready']) {
      const answer = await fetch(`${server.url}/health/${name}`)
      if (TELLS_TOO_MUCH.test(await answer.text())) wrongs.add(`${name} tells too much`)
    }
    await look(server, { state: 'fresh, without a mail server', alive: 200, ready: 200 })
    const storm = inParallel(upTo(CONNECTIONS), 20, (index) =>
      trySignIn(server, `nobody-${index}@example.com`),
    )
    await look(server, { state: 'in a storm of sign-ins', alive: 200, ready: 200 })
    await storm
    const intruder = new DatabaseSync(join(server.dataDir, 'mailbox.sqlite'))
    intruder.exec('begin immediate')
    await look(server, { state: 'database locked', alive: 200, ready: 503 })
    intruder.exec('rollback')
    intruder.close()
    await look(server, { state: 'lock released', alive: 200, ready: 200 })
    await server.kill()
    await look(server, { state: 'killed', alive: 0, ready: 0 })
    await server.restart()
    await look(server, { state: 'started again', alive: 200, ready: 200 })
    server.signal('SIGTERM')
    await pause(100)
    if ((await statusOf(server, '/health/ready')) === 200) wrongs.add('ready while stopping')

    const postgres = await startPostgres()
    try {
      const other = await startServer({ databaseUrl: postgres.url })
      await look(other, { state: 'PostgreSQL there', alive: 200, ready: 200 })
      await postgres.halt()
      await look(other, { state: 'PostgreSQL stopped', alive: 200, ready: 503 })
      await postgres.start()
      await look(other, { state: 'PostgreSQL back', alive: 200, ready: 200 })
      await postgres.crash()
      await look(other, { state: 'PostgreSQL killed', alive: 200, ready: 503 })
      await postgres.start()
      await look(other, { state: 'PostgreSQL back from a crash', alive: 200, ready: 200 })
    } finally {
      await postgres.stop()
    }
    return wrongs.outcome(`${states + 1} states, ${wrongs.count} wrong`)
  },
}
