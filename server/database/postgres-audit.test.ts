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

it('writers at once chain one log, whatever was written', async () => {
  const texts = ['plain', 'a "quote"', 'back\\slash', 'two\nlines', 'Ünïcödé 📦', '']
  const write = (text: string, count: number) =>
    server.database.write(async (tx) => {
      await tx.selectFrom('staff').select('id').execute()
      for (let at = 0; at < count; at += 1) {
        const signature = at % 2 === 0 ? { name: text, email: `${at}@example.com` } : undefined
        const record = { actor: 'test', role: 'operator', action: 'set-role', signature } as const
        const about = { entity: 'staff', entityId: text, after: { text }, reason: text } as const
        recordAudit(tx, { ...record, ...about }, at)
      }
    })
  const before = await countLog()
  await Promise.all(texts.map((text, index) => write(text, index + 1)))
  await write('many', 250)
  expect((await countLog()) - before).toBe(21 + 250)
  expect(await verifyAudit(server.database.read)).toBe(true)
})

async function countLog() {
  const rows = await server.database.read.selectFrom('audit').select('id').execute()
  return rows.length
}
