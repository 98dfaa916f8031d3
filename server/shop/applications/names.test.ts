import { beforeAll, describe, expect, it } from 'vitest'

import { finishAtCounter } from '#server/testing/counter.ts'
import { applicationOf, people } from '#server/testing/people.ts'
import { openCustomer, openStaff, type Staff } from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { rental } from '#shared/content/en/rental.ts'
import { writeName } from '#shared/shop/boxes/postal-address.ts'

const { server, ann } = useShop()
let clerk: Staff

beforeAll(async () => {
  clerk = await openStaff(server, 'clerk@example.com', 'administrator')
})

const search = async (text: string) =>
  (await clerk.get(`find?q=${encodeURIComponent(text)}`)).body.found
const loadCustomer = async (id: string) => (await clerk.get(`customers/${id}`)).body.recipients

describe.each([
  [people.li, 'Ming Li', 'MING LI'],
  [people.ali, 'Muhammad Ali', 'MUHAMMAD ALI'],
  [people.olena, 'Olena Kovalenko', 'OLENA KOVALENKO'],
  [people.tuyet, 'Ánh Tuyết Nguyễn Thị', 'ANH TUYET NGUYEN THI'],
  [people.lucja, 'Łucja Żółć-Gęsia', 'LUCJA ZOLC GESIA'],
  [people.suharto, 'Suharto', 'SUHARTO'],
])('%j', (names, name, line) => {
  const stored = { familyName: '', nativeName: null, ...names, name }

  it('is filed, found, shown everywhere and exported, and has an address', async () => {
    const filed = await ann.post('application', applicationOf(names))
    expect(filed.body.recipients).toMatchObject([stored])
    const [result] = await search(stored.nativeName ?? name)
    expect(result).toMatchObject({ id: filed.body.id, name })
    expect(await loadCustomer(filed.body.id)).toMatchObject([stored])

    await finishAtCounter(server, filed.body)
    const { mailboxes } = (await ann.get('mailboxes')).body
    expect(mailboxes[0].recipients).toMatchObject([stored])
    expect(writeName(mailboxes[0].recipients[0].name)).toBe(line)
    const ready = (await server.emailsTo(ann.email)).find(({ kind }) => kind === 'mailbox-active')
    expect(ready).toMatchObject({
      facts: { address: [line, expect.anything(), expect.anything()] },
    })
    const { csv } = (await clerk.get('staff/roster/file')).body
    const parts = [names.givenName, stored.familyName, stored.nativeName ?? '']
    expect(csv).toContain([name, ...parts].map((cell) => `"${cell}"`).join())
    const { applications } = (await ann.post('data/copy')).body
    expect(applications[0].recipients).toMatchObject([stored])
  })
})

it.each([
  [{ givenName: '明', familyName: 'Li' }, 'givenName', rental.fields.latin],
  [{ givenName: 'Ming', familyName: '李' }, 'familyName', rental.fields.latin],
  [{ givenName: 'Али' }, 'givenName', rental.fields.latin],
  [{ familyName: 'Li' }, 'givenName', rental.fields.givenName],
  [{ nativeName: '李明' }, 'givenName', rental.fields.givenName],
  [{ givenName: 'Ann 123-45', familyName: '6789' }, 'familyName', undefined],
  [{ givenName: 'Ann', nativeName: '123-45-6789' }, 'nativeName', undefined],
  [{ givenName: 'Ann@home' }, 'givenName', rental.fields.latin],
  [{ givenName: 'A'.repeat(60), familyName: 'B'.repeat(60) }, 'familyName', undefined],
])('%j is refused at its field, and nothing is truncated', async (names, field, message) => {
  const { status, body } = await ann.post('application', applicationOf(names))
  expect([status, body.field]).toEqual([400, `recipients.0.${field}`])
  if (message) expect(body.message).toBe(message)
})

it('a business keeps the symbols of its name; its address line drops them', async () => {
  const more = [{ kind: 'business' as const, name: 'A1 Auto #2\u00a0LLC' }]
  const filed = { ...applicationOf(people.li, more), plan: 'large', use: 'business' }
  const { status, body } = await ann.post('application', filed)
  expect([status, body.recipients[1].name]).toEqual([201, 'A1 Auto #2 LLC'])
  expect(writeName(body.recipients[1].name)).toBe('A1 AUTO 2 LLC')
})

it.each([
  [{ name: '福满楼' }, 'name'],
  [{ name: 'Lee LLC', givenName: 'Lee' }, 'givenName'],
])('%j is no name of a business', async (names, field) => {
  const more = [{ kind: 'business' as const, ...names }]
  const filed = { ...applicationOf(people.li, more), plan: 'business', use: 'business' }
  const { body } = await ann.post('application', filed)
  expect(body.field).toBe(`recipients.1.${field}`)
})

describe('at the counter', () => {
  it('a walk-in is filed, added and renamed in parts; parts alone require no new form', async () => {
    const walkIn = { email: 'olena@example.com', application: applicationOf(people.olena) }
    const { body } = await clerk.post('customers', walkIn)
    expect(await server.emailsTo('olena@example.com')).toMatchObject([{ firstName: 'Olena' }])
    const added = { kind: 'adult', ...people.ali, shownCents: 0 }
    await clerk.post(`customers/${body.id}/recipients`, added)
    expect(await loadCustomer(body.id)).toMatchObject([{}, people.ali])

    const { id } = (await loadCustomer(body.id))[0]
    const rename = (names: object) =>
      clerk.post(`customers/${body.id}/recipients/${id}/rename`, names)
    await rename({ ...people.olena, nativeName: '' })
    expect((await loadCustomer(body.id))[0]).toMatchObject({
      nativeName: null,
      name: 'Olena Kovalenko',
    })
    await rename(people.lucja)
    expect((await loadCustomer(body.id))[0]).toMatchObject(people.lucja)
    expect(await search('lucja zolc')).toMatchObject([{ id: body.id }])
    expect(await search('kovalenko')).toEqual([])
  })

  it('mail with a name in its own script finds its recipient', async () => {
    const { body } = await ann.post('application', applicationOf(people.li))
    const { box } = await finishAtCounter(server, body)
    const parcel = { key: crypto.randomUUID(), box, kind: 'parcel', addressee: '李明' }
    expect((await clerk.post('mail/items', parcel)).body.item).toMatchObject({
      state: 'waiting',
      recipient: 'Ming Li',
    })
    const { found } = (await clerk.get(`find?q=${encodeURIComponent('李明')}`)).body
    expect(found).toContainEqual(expect.objectContaining({ box, name: 'Ming Li' }))
  })
})

describe('a name stored in another script only', () => {
  const openOld = async (name: string) => {
    const { body } = await ann.post('application', applicationOf({ name }))
    expect(body.recipients[0]).toMatchObject({ name, givenName: null, nativeName: null })
    const { id: mailbox } = await finishAtCounter(server, body)
    const path = `mailboxes/${mailbox}/recipients/${body.recipients[0].id}/name`
    return { path, application: body.id }
  }

  it('gets Latin letters from the customer, keeps the script, and is signed again', async () => {
    const { path, application } = await openOld('王芳')
    const { body } = await ann.post(path, { givenName: 'Fang', familyName: 'Wang' })
    const name = { name: 'Fang Wang', nativeName: '王芳', givenName: 'Fang', familyName: 'Wang' }
    expect(body.recipients).toMatchObject([name])
    expect(await loadCustomer(application)).toMatchObject([
      { ...name, formStatus: 'to-sign', formReason: 'name' },
    ])
    expect(await search('fang wang')).toMatchObject([{ id: application }])
    expect(await search('王芳')).toMatchObject([{ id: application }])
    const again = await ann.post(path, { givenName: 'Max', familyName: 'Roe' })
    expect([again.status, again.body.code]).toEqual([409, 'name_settled'])
  })

  it('is changed by its customer only, in Latin letters only', async () => {
    const { path } = await openOld('김민수')
    const refused = await ann.post(path, { givenName: '민수', familyName: 'Kim' })
    expect([refused.status, refused.body.field]).toEqual([400, 'givenName'])
    const response = await ann.post(path, { name: 'Kim Minsu' })
    expect([response.status, response.body.field]).toEqual([422, 'givenName'])
    const bob = await openCustomer(server, 'bob@example.com')
    expect((await bob.post(path, { givenName: 'Minsu' })).status).toBe(404)
  })
})
