import { setTimeout as pause } from 'node:timers/promises'

import pino from 'pino'
import { expect, it } from 'vitest'

import { recordAudit } from '#server/shop/core/audit/audit.ts'
import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { today } from '#server/shop/core/counter.ts'
import { post, transfer } from '#server/shop/core/ledger/ledger.ts'
import { openDrawer } from '#server/testing/counter.ts'
import { useCounter } from '#server/testing/use-shop.ts'

import type { Writer } from './database.ts'
import { openPostgres } from './postgres.ts'

const { server, receive } = useCounter()

it('intake does not wait for a long change that is audited first', async () => {
  const { databaseUrl = '' } = server.place
  const elsewhere = await openPostgres({ databaseUrl }, pino({ level: 'silent' }))
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const record = { actor: 'test', role: 'operator', entity: 'shop', entityId: 'shop' } as const
  const long = elsewhere.write(async (tx) => {
    recordAudit(tx, { ...record, action: 'open-till' }, 1)
    await tx.selectFrom('audit').select('id').execute()
    started.resolve()
    await end.promise
    recordAudit(tx, { ...record, action: 'close-till' }, 2)
  })
  await started.promise
  expect((await receive()).status).toBe(201)
  end.resolve()
  await long

  const { read } = server.database
  const log = await read.selectFrom('audit').select('action').orderBy('id').execute()
  expect(log.slice(-3).map(({ action }) => action)).toEqual(['receive', 'open-till', 'close-till'])
  expect(await checkLog(read)).toBeNull()
  await elsewhere.close()
})

it('a payment does not wait for another one, and closing the day waits for both', async () => {
  const { database, services } = server
  await openDrawer(server)
  const { databaseUrl = '' } = server.place
  const elsewhere = await openPostgres({ databaseUrl }, pino({ level: 'silent' }))
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const posting = {
    kind: 'paid-in' as const,
    rental: null,
    on: today(services),
    by: { id: 'test' },
  }
  const postOne = (tx: Writer, id: string) => {
    const lines = transfer('cash', 'paid-in', 100)
    return post(tx, { ...posting, id, batchId: id, lines }, services.now())
  }
  const slow = elsewhere.write(async (tx) => {
    await postOne(tx, 'slow')
    started.resolve()
    await end.promise
  })
  await started.promise
  await database.write((tx) => postOne(tx, 'quick'))
  const closing = database.write((tx) =>
    tx
      .selectFrom('tillDays')
      .selectAll()
      .where('day', '=', posting.on)
      .forUpdate()
      .executeTakeFirst(),
  )
  const isFirst = await Promise.race([closing.then(() => true), pause(50).then(() => false)])
  expect(isFirst).toBe(false)
  end.resolve()
  await Promise.all([slow, closing])
  const sums = await database.read.selectFrom('ledgerDays').select(['account', 'cents']).execute()
  expect(sums.find(({ account }) => account === 'cash')?.cents).toBe(200)
  await elsewhere.close()
})

it('concurrent writers extend one audit chain', async () => {
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
  expect(await checkLog(server.database.read)).toBeNull()
})

async function countLog() {
  const rows = await server.database.read.selectFrom('audit').select('id').execute()
  return rows.length
}
