import { expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { useCounter } from '#server/testing/use-shop.ts'

import { warmUp } from './warm-up.ts'

const { server, ann } = useCounter()

it('reads everything that the counter shows, and changes nothing', async () => {
  await openMailbox(server, ann)
  const readLog = () => server.database.read.selectFrom('audit').selectAll().execute()
  const before = await readLog()
  await warmUp(server.services)
  expect(await readLog()).toEqual(before)
  expect(server.logged()).not.toContain('Could not read ahead')
})

it('never keeps a server from starting', async () => {
  await openMailbox(server, ann)
  const facts = { ...server.services.facts, timeZone: 'Nowhere/None' }
  await warmUp({ ...server.services, facts })
  expect(server.logged()).toContain('Could not read ahead')
})
