import { beforeAll, expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { couple, openStaff, signature } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const [ANH, BO, CY] = couple.recipients.map(({ name }) => name) as [string, string, string]
const LATER_MS = 60_000
const { server, ann, clerk, receive } = useCounter()
let id: string

beforeAll(async () => {
  id = (await openMailbox(server, ann)).applicationId ?? ''
  server.clock.now += LATER_MS
})

const step = (path: string, body: object = {}) => clerk.post(`customers/${id}/${path}`, body)
const boxMail = async () => (await clerk.get('mail/boxes/101')).body
const idOf = async (wanted: string) =>
  (await boxMail()).recipients.find(({ name }: { name: string }) => name === wanted).id as string
const take = async (body: object = {}) => (await receive(body)).body
const handOut = async (name: string, item: string, more: object = {}, by = clerk) =>
  by.post('mail/hand-outs', {
    key: crypto.randomUUID(),
    box: 101,
    items: [item],
    recipientId: await idOf(name),
    idType: 'passport',
    signature,
    ...more,
  })
const addAdult = () => step('recipients', { kind: 'adult', name: 'Dee Lee', shownCents: 3000 })
const seeIds = async (name: string) =>
  step(`recipients/${await idOf(name)}/ids`, {
    photoId: 'passport',
    addressId: 'lease',
    photoExpiresOn: '2028-12-31',
  })
const sign = async (name: string) =>
  step(`recipients/${await idOf(name)}/sign`, { witness: 'shop' })

it('is received for a recipient without IDs or form, and waits until both exist', async () => {
  await addAdult()
  const recipientId = await idOf('Dee Lee')
  const lacking = [{ recipientId, name: 'Dee Lee', papers: ['ids', 'form'] }]
  const taken = await take({ recipientId })
  expect(taken).toMatchObject({ item: { state: 'waiting', recipientId }, lacking })
  expect(await take()).toMatchObject({ item: { state: 'waiting' }, lacking })
  expect(await take({ recipientId: await idOf(ANH) })).toMatchObject({ lacking: [] })
  const { recipients } = await boxMail()
  expect(recipients.at(-1)).toMatchObject({ name: 'Dee Lee', lacking })

  const item = taken.item.id
  for (const name of ['Dee Lee', ANH]) {
    const refused = await handOut(name, item)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'ids_not_seen', lacking }])
    expect(refused.body.message).toContain('Dee Lee')
  }
  await seeIds('Dee Lee')
  expect((await handOut(ANH, item)).body).toMatchObject({
    code: 'form_not_signed',
    lacking: [{ name: 'Dee Lee', papers: ['form'] }],
  })
  await sign('Dee Lee')
  expect((await handOut('Dee Lee', item)).status).toBe(201)
})

it('missing papers of a new collector affect only them, until the form changes further', async () => {
  await sign(ANH)
  await step('recipients', { kind: 'collector', name: 'Fay Fox', shownCents: 0 })
  const forAnh = (await take({ recipientId: await idOf(ANH) })).item.id
  const forCy = (await take({ recipientId: await idOf(CY) })).item.id
  const own = { name: 'Fay Fox', papers: ['ids'] }
  const form = { name: ANH, papers: ['form'] }
  const byFay = async (item: string) => (await handOut('Fay Fox', item)).body
  expect(await byFay(forAnh)).toMatchObject({ code: 'ids_not_seen', lacking: [own, form] })
  await seeIds('Fay Fox')
  expect(await byFay(forAnh)).toMatchObject({ code: 'form_not_signed', lacking: [form] })
  expect((await handOut(ANH, forAnh)).status).toBe(201)
  expect((await handOut(BO, forCy)).status).toBe(201)

  await step('recipients', { kind: 'minor', name: 'Eli Lee', shownCents: 3000 })
  const [next, last] = [(await take()).item.id, (await take()).item.id]
  const forEli = (await take({ recipientId: await idOf('Eli Lee') })).item.id
  expect((await handOut(ANH, forEli)).body.code).toBe('form_not_signed')
  expect((await handOut(ANH, next)).status).toBe(201)
  expect(
    (await step(`recipients/${await idOf(ANH)}/form`, { reason: 'home-address' })).status,
  ).toBe(200)
  expect((await handOut(ANH, last)).body.code).toBe('ids_not_seen')
  server.clock.now += LATER_MS
  await seeIds(ANH)
  await sign(ANH)
  expect((await handOut('Fay Fox', last)).status).toBe(201)
})

it('a child waits for the parent’s form, an adult with a form of their own does not', async () => {
  await step('recipients', { kind: 'minor', name: 'Eli Lee', shownCents: 3000 })
  const forBo = (await take({ recipientId: await idOf(BO) })).item.id
  const forCy = (await take({ recipientId: await idOf(CY) })).item.id
  expect((await handOut(BO, forCy)).body).toMatchObject({
    code: 'form_not_signed',
    lacking: [{ name: ANH, papers: ['form'] }],
  })
  expect((await handOut(BO, forBo)).status).toBe(201)
  await sign(ANH)
  expect((await handOut(BO, forCy)).status).toBe(201)
})

it('an administrator may allow it with a logged reason; a clerk may not', async () => {
  await addAdult()
  const item = (await take({ recipientId: await idOf('Dee Lee') })).item.id
  const allowedReason = 'Insulin, the IDs are in the mail'
  const refused = await handOut(ANH, item, { allowedReason })
  expect([refused.status, refused.body.code]).toEqual([403, 'administrator_allows'])
  const owner = await openStaff(server, 'owner@example.com', 'administrator')
  expect((await handOut(ANH, item, {}, owner)).body.code).toBe('ids_not_seen')
  const typed = await handOut(ANH, item, { allowedReason: 'Passport 123456789' }, owner)
  expect([typed.status, typed.body.field]).toEqual([400, 'allowedReason'])
  const { status, body } = await handOut(ANH, item, { allowedReason }, owner)
  expect(status).toBe(201)
  expect((await clerk.get(`mail/hand-outs/${body.id}`)).body.allowed).toMatchObject({
    reason: allowedReason,
    without: [{ name: 'Dee Lee', papers: ['ids', 'form'] }],
  })
  const logged = await server.database.read
    .selectFrom('audit')
    .select(['actor', 'entity', 'after', 'reason'])
    .where('action', '=', 'allow-hand-out')
    .execute()
  expect(logged).toEqual([
    { actor: owner.id, entity: 'rental', after: '{"box":101}', reason: allowedReason },
  ])
  const plain = (await take({ recipientId: await idOf(ANH) })).item.id
  const done = (await handOut(ANH, plain, { allowedReason }, owner)).body
  expect((await clerk.get(`mail/hand-outs/${done.id}`)).body.allowed).toBeNull()
})
