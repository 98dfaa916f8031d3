import pino from 'pino'
import { expect, it } from 'vitest'

import { recordAudit, verifyAudit } from '#server/shop/core/audit.ts'
import { useCounter } from '#server/testing/use-shop.ts'

import { openPostgres } from './postgres.ts'

const { server, receive } = useCounter()

it('intake does not wait for a long change that the audit log is told of first', async () => {
  const { databaseUrl = '' } = server.place
  const elsewhere = await openPostgres({ databaseUrl }, pino({ level: 'silent' }))
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const record = { actor: 'test', role: 'operator', entity: 'shop', entityId: 'shop' } as const
  const long = elsewhere.write(async (tx) => {
    recordAudit(tx, { ...record, action: 'open-till' }, 1)
    await tx.selectFrom('audit').select('id').execute()
    begun.resolve()
    await end.promise
    recordAudit(tx, { ...record, action: 'close-till' }, 2)
  })
  await begun.promise
  expect((await receive()).status).toBe(201)
  end.resolve()
  await long

  const { read } = server.database
  const log = await read.selectFrom('audit').select('action').orderBy('id').execute()
  expect(log.slice(-3).map(({ action }) => action)).toEqual(['receive', 'open-till', 'close-till'])
  expect(await verifyAudit(read)).toBe(true)
  await elsewhere.close()
})
