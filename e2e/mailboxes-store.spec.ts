import fc from 'fast-check'

import type { Mailbox } from '#app/mailboxes/mailbox.ts'

import { listIn, openStore, reopen } from './mailbox-store.ts'
import { expect, test } from './test.ts'

test('the sample is the same for everyone, and after a reload', async ({
  context,
  browser,
  site,
}) => {
  const tab = await openStore(context)
  const first = await listIn(tab)
  expect(first).toHaveLength(50)
  await reopen(tab)
  expect(await listIn(tab)).toEqual(first)

  const stranger = await browser.newContext({ baseURL: site.url })
  expect(await listIn(await openStore(stranger))).toEqual(first)
  await stranger.close()
})

test('a change in one tab shows at once in another', async ({ context }) => {
  const here = await openStore(context)
  const there = await openStore(context)
  await here.evaluate(() => window.under.mailboxes.remove(['MBX1000']))
  await expect.poll(async () => (await listIn(there)).length).toBe(49)

  const refusals = await Promise.all(
    [here, there].map((tab) =>
      tab.evaluate(() => {
        const [pattern] = window.under.makeSample(1)
        return window.under.mailboxes.create({ ...pattern!, id: 'MBX9' })
      }),
    ),
  )
  expect(refusals.toSorted()).toEqual(['A mailbox with this ID already exists', null])
  await expect.poll(async () => (await listIn(there)).length).toBe(50)
})

const id = fc.integer({ min: 990, max: 1060 }).map((number) => `MBX${number}`)
const location = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('create', 'update'), ids: fc.tuple(id), location }),
  fc.record({
    kind: fc.constant('remove'),
    ids: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('take-create', 'take-put', 'take-replace'),
    ids: fc.uniqueArray(id, { maxLength: 60 }),
    location,
  }),
  fc.record({ kind: fc.constant('reload') }),
)
type Step = { kind: string; ids?: readonly string[]; location?: string }

test('nothing is lost and no id is there twice, whatever is done in whichever order', async ({
  context,
}) => {
  test.slow()
  const tabs = [await openStore(context), await openStore(context)]
  const steps = fc.array(fc.tuple(fc.nat(1), step), { minLength: 4, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, async (planned) => {
      let model = new Map((await listIn(tabs[0]!)).map((mailbox) => [mailbox.id, mailbox]))
      for (const [which, doing] of planned) {
        const tab = tabs[which]!
        if (doing.kind === 'reload') await reopen(tab)
        else {
          const made = mailboxesOf(doing)
          const problem = await tab.evaluate(perform, { doing, made })
          const expected = follow(model, doing, made)
          expect(problem === null).toBe(expected !== null)
          model = expected ?? model
        }
        const wanted = [...model.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
        for (const each of tabs) await expect.poll(() => listIn(each)).toEqual(wanted)
      }
    }),
    { numRuns: 12 },
  )
})

function mailboxesOf({ ids = [], location: place = '' }: Step): Mailbox[] {
  const lastUpdated = '2026-01-01T00:00:00.000Z'
  return ids.map((each) => ({
    id: each,
    location: place,
    type: 'Secure',
    status: 'Inactive',
    lat: -89.5,
    lng: 179.25,
    lastUpdated,
    description: '__proto__',
  }))
}

function perform({ doing, made }: { doing: Step; made: Mailbox[] }) {
  const { mailboxes } = window.under
  if (doing.kind === 'create') return mailboxes.create(made[0]!)
  if (doing.kind === 'update') return mailboxes.update(made[0]!)
  if (doing.kind === 'remove') return mailboxes.remove(doing.ids ?? [])
  return mailboxes.take(doing.kind.slice('take-'.length) as 'create' | 'put' | 'replace', made)
}

/** What must come of a step, or null if it must be refused. */
function follow(model: Map<string, Mailbox>, { kind, ids = [] }: Step, made: Mailbox[]) {
  const after = kind === 'take-replace' ? new Map<string, Mailbox>() : new Map(model)
  const free = kind.endsWith('create')
  const there = kind === 'update' || kind === 'remove'
  if (free && ids.some((each) => model.has(each))) return null
  if (there && !ids.every((each) => model.has(each))) return null
  for (const mailbox of made) {
    if (kind === 'remove') after.delete(mailbox.id)
    else after.set(mailbox.id, mailbox)
  }
  return after
}
