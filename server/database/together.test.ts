import { expect, it } from 'vitest'

import { useDatabase } from '#server/testing/use-server.ts'

import type { Reader, Writer } from './database.ts'
import { doVeryLast } from './last-work.ts'
import { countUpdated, findRow, insertRow, returnInserted, selectRows, updateRows } from './rows.ts'
import { settleAll, together } from './together.ts'

const database = useDatabase()

const add = (one: Reader, id: string, value = 0) => insertRow(one, 'counters', { id, value })
const refused = (one: Reader) => add(one, 'refused', null as never)

async function counted() {
  const rows = await selectRows(database.read, 'counters', {}).orderBy('id').execute()
  return rows.map(({ id, value }) => `${id} ${value}`)
}

it('answers each of several statements, which are carried out in their order', async () => {
  const answers = await database.write((tx) =>
    together(tx, (one) =>
      settleAll([
        returnInserted(one, 'counters', { id: 'a', value: 1 }),
        countUpdated(one, 'counters', { id: 'a' }, { value: 2 }),
        countUpdated(one, 'counters', { id: 'none' }, { value: 2 }),
        findRow(one, 'counters', { id: 'a' }),
        findRow(one, 'counters', { id: 'none' }),
      ]),
    ),
  )
  expect(answers).toEqual([{ id: 'a', value: 1 }, 1, 0, { id: 'a', value: 2 }, undefined])
  expect(await counted()).toEqual(['a 2'])
})

it.each(['first', 'last'])('undoes all of them where the %s is refused', async (which) => {
  const unit = database.write(async (tx) => {
    await together(tx, (one) =>
      settleAll(which === 'first' ? [refused(one), add(one, 'a')] : [add(one, 'a'), refused(one)]),
    )
  })
  await expect(unit).rejects.toThrow(/null/i)
  await database.write((tx) => add(tx, 'b'))
  expect(await counted()).toEqual(['b 0'])
})

it('lets nothing of a unit of work come after its end', async () => {
  const late = async (one: Reader) => {
    await findRow(one, 'counters', { id: 'a' })
    await findRow(one, 'counters', { id: 'b' })
    await add(one, 'late')
  }
  const unit = database.write((tx) => together(tx, (one) => settleAll([refused(one), late(one)])))
  await expect(unit).rejects.toThrow(/null/i)
  await database.write((tx) => add(tx, 'b'))
  expect(await counted()).toEqual(['b 0'])
})

it.each([
  ['done with', add],
  ['undone with', refused],
])('a unit of work is %s what it left for the very end', async (how, last) => {
  const unit = database.write(async (tx) => {
    await add(tx, 'a')
    doVeryLast(tx, (one) => last(one, 'last'))
  })
  if (how === 'done with') await unit
  else await expect(unit).rejects.toThrow(/null/i)
  await database.write((tx) => add(tx, 'next'))
  expect(await counted()).toEqual(how === 'done with' ? ['a 0', 'last 0', 'next 0'] : ['next 0'])
})

it('a change that nobody looks at comes before what is asked next', async () => {
  const found = await database.write(async (tx) => {
    await add(tx, 'a', 1)
    await updateRows(tx, 'counters', { id: 'a' }, { value: 2 })
    return findRow(tx, 'counters', { id: 'a' })
  })
  expect(found).toEqual({ id: 'a', value: 2 })
  await database.write((tx) => add(tx, 'b', 1))
  expect(await counted()).toEqual(['a 2', 'b 1'])
})

it('many changes that nobody looks at are all made', async () => {
  const ids = Array.from({ length: 150 }, (_, at) => `${at}`.padStart(3, '0'))
  await database.write(async (tx) => {
    for (const id of ids) await add(tx, id)
  })
  expect(await counted()).toEqual(ids.map((id) => `${id} 0`))
})

it.each([
  ['what is asked next', async (tx: Reader) => void (await findRow(tx, 'counters', { id: 'a' }))],
  ['the commit', async () => {}],
  ['what is left for the very end', async (tx: Reader) => doVeryLast(tx as Writer, counted)],
])('fails with %s, and so does its unit of work, where it is refused', async (_what, next) => {
  const unit = database.write(async (tx) => {
    await add(tx, 'a')
    await refused(tx)
    await next(tx)
  })
  await expect(unit).rejects.toThrow(/null/i)
  await database.write((tx) => add(tx, 'next'))
  expect(await counted()).toEqual(['next 0'])
})

it('is forgotten with a unit of work that is given up', async () => {
  const unit = database.write(async (tx) => {
    await findRow(tx, 'counters', { id: 'a' })
    await add(tx, 'a')
    throw new Error('given up')
  })
  await expect(unit).rejects.toThrow('given up')
  await database.write((tx) => findRow(tx, 'counters', { id: 'a' }))
  expect(await counted()).toEqual([])
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'what comes at the very end is committed when this process hears of it',
  async () => {
    let seen: string[] = []
    await database.write(async (tx) => {
      await add(tx, 'a')
      doVeryLast(tx, async (one) => {
        await add(one, 'last')
        seen = await counted()
      })
    })
    expect(seen).toEqual(['a 0', 'last 0'])
  },
)
