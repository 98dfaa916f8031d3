import { beforeAll, expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { openCustomer } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const BOXES = [101, 102, 103]
const WALKS = 8

const { server, ann, clerk, moveTo } = useCounter()

beforeAll(async () => {
  await openMailbox(server, ann, 101)
  await openMailbox(server, await openCustomer(server, 'bob@example.com'), 103)
  await openMailbox(server, await openCustomer(server, 'cleo@example.com'), 102)
})

const walk = async (boxes: number[]) =>
  (await clerk.post('mail/letters', { key: crypto.randomUUID(), boxes })).body

async function readMarks() {
  const marks = await server.database.read
    .selectFrom('mailItems')
    .select('box')
    .where('kind', '=', 'letters')
    .orderBy('box')
    .execute()
  return marks.map(({ box }) => box)
}

async function readLog() {
  const log = await server.database.read
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('action', 'like', 'letters%')
    .orderBy('id')
    .execute()
  return log.map(({ action, after }) => [action, JSON.parse(after ?? '{}').box])
}

it('marks letters in boxes with and without earlier ones', async () => {
  await walk([101])
  await moveTo('2026-11-03T20:00Z')
  expect((await walk([103, 101])).marked).toEqual([103, 101])
  expect(await readLog()).toEqual([
    ['letters', 101],
    ['letters', 103],
    ['letters-again', 101],
  ])
})

it('keeps one mark per box, renewed daily, also with two clerks at once', async () => {
  for (const [action, at] of [
    ['letters', '2026-11-02T20:00Z'],
    ['letters-again', '2026-11-03T20:00Z'],
  ] as const) {
    await moveTo(at)
    const walks = Array.from({ length: WALKS }, (_, index) =>
      walk(index % 2 === 0 ? BOXES : BOXES.toReversed()),
    )
    for (const { marked, refused } of await Promise.all(walks)) {
      expect([marked.toSorted(), refused]).toEqual([BOXES, []])
    }
    expect(await readMarks()).toEqual(BOXES)
    const log = (await readLog()).filter(([name]) => name === action)
    expect(log.map(([, box]) => box).toSorted()).toEqual(BOXES)
  }
})

it('refuses an invalid box alone, and marks the others', async () => {
  expect(await walk([101, 0, 100_000, 1.5, 102])).toEqual({
    marked: [101, 102],
    refused: [0, 100_000, 1.5].map((box) => ({ box, state: 'no-box' })),
  })
  expect(await readMarks()).toEqual([101, 102])
  expect((await walk([0])).refused).toEqual([{ box: 0, state: 'no-box' }])
})
