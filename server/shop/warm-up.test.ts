import { beforeEach, expect, it } from 'vitest'

import { type Counter, openCounter } from '#server/testing/mail.ts'
import { openMailbox } from '#server/testing/counter.ts'

import { warmUp } from './warm-up.ts'

let counter: Counter

beforeEach(async () => {
  counter = await openCounter()
  return () => counter.close()
})

it('reads everything that the counter shows, and changes nothing', async () => {
  const { server, ann } = counter
  await openMailbox(server, ann)
  const readLog = () => server.database.read.selectFrom('audit').selectAll().execute()
  const before = await readLog()
  await warmUp(server.services)
  expect(await readLog()).toEqual(before)
  expect(server.logged()).not.toContain('Could not read ahead')
})

it('never keeps a server from starting', async () => {
  const { server, ann } = counter
  await openMailbox(server, ann)
  const rental = { ...server.services.rental, timeZone: 'Nowhere/None' }
  await warmUp({ ...server.services, rental })
  expect(server.logged()).toContain('Could not read ahead')
})
