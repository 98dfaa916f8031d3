import { beforeEach, expect, it, vi } from 'vitest'

import { openTab } from '#tests/support/browser-tab.ts'

const KEY = 'counter.intake'
const keyOf = (index: number) => `key-of-the-entry-${String(index).padStart(4, '0')}`
const item = (index: number, more: object = {}) => ({
  kind: 'item' as const,
  body: { key: keyOf(index), box: 100 + index, kind: 'parcel' as const, ...more },
})

type Sent = { key: string; box?: number; boxes?: number[] }
/** Undefined if the server can't be reached. */
let respond: (sent: Sent) => { status: number; code?: string } | undefined
let sent: string[]
/** Also attempts that did not reach the server. */
let tried: string[]

beforeEach(() => {
  vi.unstubAllGlobals()
  sent = []
  tried = []
  respond = () => ({ status: 201 })
})

async function open(items: Map<string, string>) {
  vi.stubGlobal('location', { origin: 'http://shop.test' })
  vi.stubGlobal('fetch', async (request: Request) => {
    const body: Sent = await request.json()
    tried.push(body.key)
    const answer = respond(body)
    if (!answer) throw new TypeError('Failed to fetch')
    sent.push(body.key)
    const { status, code } = answer
    const { box, boxes } = body
    const received = boxes
      ? { marked: boxes, refused: [] }
      : { item: { id: body.key, box, slip: 'S000017' } }
    return Response.json(code ? { code, message: `It says ${code}.` } : received, { status })
  })
  return openTab(() => import('./intake-queue.ts'), { items })
}

const storedIn = (items: Map<string, string>) => JSON.parse(items.get(KEY) ?? '{}').waiting
const stored = (...waiting: unknown[]) => new Map([[KEY, JSON.stringify({ version: 1, waiting })]])
const states = (entries: { body: { key: string }; state: string }[]) =>
  Object.fromEntries(entries.map(({ body, state }) => [body.key, state]))

it('is emptied in every tab by signing out, but not by an expired session', async () => {
  respond = () => undefined
  const items = new Map([['counter.member', 'of the session']])
  const { useIntakeQueue, enqueue, tab } = await open(items)
  enqueue(item(1))
  await expect.poll(() => tried).toEqual([keyOf(1)])
  const { session, SESSION_KEY } = await import('#app/auth/session.ts')
  session.storage.removeItem(SESSION_KEY)
  expect([items.has('counter.member'), storedIn(items).length]).toEqual([false, 1])

  const { countCounterWork, clearCounterWork } = await import('#app/auth/counter-work.ts')
  expect(countCounterWork()).toBe(1)
  clearCounterWork()
  expect([items.has(KEY), useIntakeQueue.getState().entries]).toEqual([false, []])

  enqueue(item(2))
  items.delete(KEY)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  expect(useIntakeQueue.getState().entries).toEqual([])
  await expect.poll(() => tried).toEqual([keyOf(1), keyOf(2)])
})

it('reads stored entries one by one, and refuses invalid ones with a reason', async () => {
  const items = stored(
    item(1),
    item(2, { box: 0 }),
    item(3, { tracking: 'X'.repeat(61) }),
    'nonsense',
    null,
    { kind: 'letters', body: { key: keyOf(4), boxes: [101, 0] } },
    item(5),
  )
  const { useIntakeQueue } = await open(items)
  const { entries } = useIntakeQueue.getState()
  expect(states(entries)).toMatchObject({
    [keyOf(1)]: 'waiting',
    [keyOf(2)]: 'refused',
    [keyOf(3)]: 'refused',
    [keyOf(4)]: 'waiting',
    [keyOf(5)]: 'waiting',
  })
  expect(entries).toHaveLength(7)
  for (const { state, refusal } of entries) {
    expect(Boolean(refusal?.message)).toBe(state === 'refused')
  }
})

it('refuses an invalid entry at once, and sends the others', async () => {
  const items = new Map<string, string>()
  const { enqueue, useIntakeQueue } = await open(items)
  enqueue(item(1))
  enqueue(item(2, { box: 0 }))
  enqueue(item(3))
  await expect.poll(() => sent).toEqual([keyOf(1), keyOf(3)])
  expect(storedIn(items)).toMatchObject([{ body: { key: keyOf(2), box: 0 } }])
  const { useIntakeQueue: later, removeEntry } = await open(items)
  const [refused] = later.getState().entries
  expect(refused).toMatchObject({ state: 'refused', body: { box: 0 } })
  expect(refused!.refusal!.message).toBe(
    useIntakeQueue.getState().entries.find(({ body }) => body.key === keyOf(2))!.refusal!.message,
  )
  removeEntry(refused!)
  expect(storedIn(items)).toEqual([])
})

it('continues after a refused or failed entry, and keeps it', async () => {
  const items = stored(item(4), item(3), item(2), item(1))
  respond = ({ key }) => {
    if (key === keyOf(1)) return { status: 500, code: 'unexpected_failure' }
    return key === keyOf(2) ? { status: 409, code: 'not_a_recipient' } : { status: 201 }
  }
  const { enqueue, useIntakeQueue } = await open(items)
  enqueue(item(5))
  await expect
    .poll(() => states(useIntakeQueue.getState().entries))
    .toEqual({
      [keyOf(1)]: 'waiting',
      [keyOf(2)]: 'refused',
      [keyOf(3)]: 'done',
      [keyOf(4)]: 'done',
      [keyOf(5)]: 'done',
    })
  const storedKeys = storedIn(items).map(({ body }: { body: Sent }) => body.key)
  expect(storedKeys.toSorted()).toEqual([keyOf(1), keyOf(2)])
})

it.each([
  ['staff_only', 403],
  ['no_authorization', 401],
])('distinguishes %s from a lost connection, and keeps unsent entries', async (code, status) => {
  const items = new Map<string, string>()
  const { enqueue, useIntakeQueue } = await open(items)
  respond = () => ({ status, code })
  enqueue(item(1))
  await expect.poll(() => useIntakeQueue.getState().refusal).toMatchObject({ code })
  expect(useIntakeQueue.getState().refusal!.message).toMatch(/\w/)
  respond = () => undefined
  enqueue(item(2))
  await expect.poll(() => useIntakeQueue.getState().refusal).toBeNull()
  expect(storedIn(items)).toHaveLength(2)
  respond = () => ({ status: 201 })
  enqueue(item(3))
  await expect.poll(() => storedIn(items)).toEqual([])
  expect(sent).toHaveLength(4)
})

it('keeps the clerk of each entry when another clerk signs in', async () => {
  const items = new Map<string, string>()
  respond = () => undefined
  signIn(items, 'ann')
  const { enqueue } = await open(items)
  enqueue(item(1))
  signIn(items, 'bob')
  const { enqueue: enqueueLater, useIntakeQueue } = await open(items)
  enqueueLater(item(2))
  const { entries } = useIntakeQueue.getState()
  expect(entries.map(({ by }) => by)).toEqual(['bob@example.com', 'ann@example.com'])
})

it('merges entries stored by another tab', async () => {
  const items = new Map<string, string>()
  respond = () => undefined
  const first = await open(items)
  const second = await open(items)
  second.enqueue(item(2))
  first.enqueue(item(1))
  expect(storedIn(items)).toHaveLength(2)
  second.tab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  expect(Object.keys(states(second.useIntakeQueue.getState().entries)).toSorted()).toEqual([
    keyOf(1),
    keyOf(2),
  ])
})

function signIn(items: Map<string, string>, name: string) {
  const claims = btoa(JSON.stringify({ session_id: `session of ${name}`, sub: name }))
  const tokens = { access_token: `a.${claims}.b`, refresh_token: 'r', expires_at: 9e9 }
  const email = `${name}@example.com`
  const member = { id: name, email, role: 'mailbox_center', hasSecondFactor: true, isSample: false }
  items.set('mailbox.session', JSON.stringify(tokens))
  items.set('counter.member', JSON.stringify({ session: `session of ${name}`, member }))
}
