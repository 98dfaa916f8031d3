import { beforeEach, expect, it, vi } from 'vitest'

import { openTab } from '#tests/support/browser-tab.ts'

const UPS = '1Z879E930346834440'
const USPS = '9400111206206406260787'
/** A product code as well, so the clerk has to decide. */
const DOUBTFUL = '986578788855'

let isReached: boolean
let searchResults: { box: number; name: string; meant: string[] }[]
let taken: object[]

beforeEach(() => {
  vi.unstubAllGlobals()
  isReached = false
  searchResults = []
  taken = []
})

async function open(items: Map<string, string>) {
  vi.stubGlobal('location', { origin: 'http://shop.test' })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isReached) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/find')) return Response.json({ found: searchResults })
    if (request.method === 'GET') return Response.json(boxOf(pathname))
    taken.push(await request.json())
    return Response.json({ item: { id: '1' } }, { status: 201 })
  })
  const load = async () => ({
    ...(await import('./intake-store.ts')),
    ...(await import('./hand-store.ts')),
  })
  return openTab(load, { items })
}

function boxOf(pathname: string) {
  const box = Number(pathname.split('/').at(-1))
  const recipients = [{ id: crypto.randomUUID(), name: 'Ann Lee', nativeName: null, kind: 'adult' }]
  return { box, state: 'rented', recipients, items: [{ recipient: 'Ann Lee' }] }
}

it('current items and an open question survive a reload, without server data', async () => {
  const items = new Map<string, string>()
  const before = await open(items)
  before.addParcel(UPS)
  before.addParcel(DOUBTFUL)
  const [first] = before.useIntake.getState().hand
  before.changeParcel(first!.id, { isAccountable: true, isLetter: true, pounds: 7 })
  const after = await open(items)
  const { hand } = after.useIntake.getState()
  expect(hand).toMatchObject([
    { scanned: UPS, isAccountable: true, pounds: 7, tracking: { carrier: 'ups' } },
    { scanned: DOUBTFUL },
  ])
  expect(after.questionOf(after.useIntake.getState())).toMatchObject({ kind: 'carrier' })

  isReached = true
  after.enter('101')
  await expect.poll(() => after.useIntake.getState().batches[0]?.target).toMatchObject({ box: 101 })
  expect(items.get('counter.hand')).not.toContain('Ann Lee')
  const reloaded = await open(items)
  reloaded.resume()
  const { batches } = reloaded.useIntake.getState()
  reloaded.changeParcel(batches[0]!.parcels[1]!.id, { carrier: 'fedex' })
  await expect
    .poll(() => taken)
    .toMatchObject([
      { key: first!.id, box: 101, kind: 'accountable-letter', pounds: 7, tracking: UPS },
      { box: 101, carrier: 'fedex', tracking: DOUBTFUL },
    ])
  expect(reloaded.useIntake.getState()).toMatchObject({ hand: [], batches: [] })
})

it('invalid boxes, scans over 60 and names over 100 characters are refused, and the current items stay', async () => {
  const { enter, addParcel, useIntake } = await open(new Map())
  addParcel(UPS)
  for (const text of ['0', `${'9'.repeat(61)}`, `${'Zoe '.repeat(30)}Stranger`]) {
    expect(enter(text)).toMatch(/\w/)
  }
  expect(useIntake.getState()).toMatchObject({ hand: [{ scanned: UPS }], batches: [] })
})

it('after a wrong number a scan joins neither the previous nor the next box', async () => {
  isReached = true
  const items = new Map<string, string>()
  const { enter, addParcel, useIntake } = await open(items)
  const state = () => useIntake.getState()
  enter('101')
  // Scanned before the server has answered, it goes to that box as well.
  addParcel(UPS)
  await expect.poll(() => taken).toMatchObject([{ box: 101, tracking: UPS }])
  enter('0')
  addParcel(USPS)
  expect(state()).toMatchObject({ sticky: null, hand: [{ scanned: USPS }] })
  enter('0')
  addParcel(null)
  enter('102')
  await expect.poll(() => taken).toHaveLength(2)
  expect(taken[1]).toMatchObject({ box: 102 })
  expect(taken[1]).not.toHaveProperty('tracking')

  const after = await open(items)
  after.resume()
  const question = after.questionOf(after.useIntake.getState())
  expect(question).toMatchObject({ kind: 'set-aside', parcels: [{ scanned: USPS }] })
  after.undoEntry((question as { batch: string }).batch)
  // A wrong number corrected at once belongs to the current items.
  expect(after.enter('0')).toMatch(/\w/)
  after.enter('103')
  await expect.poll(() => taken.at(-1)).toMatchObject({ box: 103, tracking: USPS })
})

it('digits that fit neither a box nor a carrier raise a question', async () => {
  const { enter, questionOf, useIntake } = await open(new Map())
  enter('701012')
  expect(questionOf(useIntake.getState())).toMatchObject({ kind: 'short' })
})

it('a name typed offline survives a reload, and is looked up later', async () => {
  const items = new Map<string, string>()
  const before = await open(items)
  before.addParcel(UPS)
  before.enter('ann')
  const { useIntake, ...after } = await open(items)
  after.resume()
  await expect
    .poll(() => useIntake.getState().batches)
    .toMatchObject([{ entered: { name: 'ann' }, waits: { code: 'unreachable' }, question: null }])
  isReached = true
  searchResults = [{ box: 103, name: 'Bo Lee', meant: ['Ann Lee'] }]
  after.resume()
  await expect
    .poll(() => after.questionOf(useIntake.getState()))
    .toMatchObject({ kind: 'choose', matches: [{ box: 103 }] })
  const [batch] = useIntake.getState().batches
  expect(batch!.waits).toBeNull()
  after.choose(batch!.id, { box: 103, name: 'Ann Lee' })
  await expect.poll(() => taken).toMatchObject([{ box: 103, tracking: UPS }])
})

it('keeps the box for all scans, and its name', async () => {
  const items = new Map<string, string>()
  const before = await open(items)
  before.enter('104 ann')
  await expect.poll(() => before.useIntake.getState().sticky).toMatchObject({ box: 104 })
  const { useIntake, addParcel } = await open(items)
  expect(useIntake.getState().sticky).toMatchObject({ box: 104, addressee: 'ann' })
  isReached = true
  addParcel(UPS)
  await expect.poll(() => taken).toMatchObject([{ box: 104, addressee: 'ann', tracking: UPS }])
})

it('an unreadable parcel or batch doesn’t remove others', async () => {
  const parcel = (scanned: unknown) => ({ id: crypto.randomUUID(), scanned })
  const hand = [parcel(UPS), null, 'x', { scanned: UPS }, parcel('9'.repeat(61))]
  const batches = [
    7,
    { id: 'x', entered: {} },
    { id: 'b', entered: { box: 0 }, parcels: [parcel(UPS)] },
  ]
  const text = JSON.stringify({ version: 1, hand, batches, sticky: { box: 'x' } })
  const items = new Map([['counter.hand', text]])
  const { useIntake, resume } = await open(items)
  const state = useIntake.getState()
  expect(state.hand.map(({ scanned }) => scanned)).toEqual([UPS, '9'.repeat(61)])
  expect(state.sticky).toBeNull()
  resume()
  await expect.poll(() => useIntake.getState().batches).toEqual([])
  expect(JSON.parse(items.get('counter.intake')!).waiting).toMatchObject([
    { body: { box: 0 }, refusal: { code: 'validation_failed' } },
  ])
})

it('half a walk and half a shelf count survive a reload', async () => {
  const items = new Map<string, string>()
  const load = () => import('./stored-lists.ts')
  const before = await openTab(load, { items })
  before.useWalk.setState({ numbers: [102, 101] })
  before.useShelfCount.setState({ numbers: [1, 2] })
  const after = await openTab(load, { items })
  expect(after.useWalk.getState().numbers).toEqual([102, 101])
  expect(after.useShelfCount.getState().numbers).toEqual([1, 2])
})
