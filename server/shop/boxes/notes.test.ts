import { expect, it } from 'vitest'

import { openMailbox } from '#server/testing/counter.ts'
import { openCustomer } from '#server/testing/shop.ts'
import { ann as person } from '#server/testing/start-server.ts'
import { useMailbox } from '#server/testing/use-shop.ts'
import { formErrors } from '#shared/content/en/forms.ts'
import { MAX_NOTE_LENGTH, MAX_OPEN_NOTES } from '#shared/shop/boxes/note-calls.ts'

const { server, ann, clerk, close, rental } = useMailbox()

const path = () => `rentals/${rental.id}/notes`
const note = (text: string, fields: object = {}) =>
  clerk.post(path(), { id: crypto.randomUUID(), kind: 'note', text, ...fields })
const shown = async () => (await clerk.get('mail/boxes/101')).body.notes
const texts = (notes: { text: string }[]) => notes.map(({ text }) => text)
const closeBox = () => clerk.post(`customers/${rental.applicationId}/close`, {})

it('are shown with author and time, warnings first, until they are ended', async () => {
  expect((await clerk.get('mail/boxes/101')).body).toMatchObject({ rentalId: rental.id, notes: [] })
  await note('2 keys out')
  server.clock.now += 60_000
  await note('Call before a large package')
  server.clock.now += 60_000
  const { status, body } = await note('Nobody but Ann picks up', { kind: 'warning' })
  expect([status, body.notes.length]).toEqual([201, 3])
  const [warning, ...notes] = await shown()
  expect(warning).toEqual({
    id: expect.any(String),
    kind: 'warning',
    text: 'Nobody but Ann picks up',
    notedAt: server.clock.now,
    notedBy: expect.stringContaining('clerk@example.com'),
    endedOn: null,
  })
  expect(texts(notes)).toEqual(['Call before a large package', '2 keys out'])

  for (let time = 0; time < 2; time += 1) {
    expect((await clerk.post(`${path()}/${warning.id}/end`, {})).status).toBe(200)
  }
  expect(texts(await shown())).toEqual(['Call before a large package', '2 keys out'])
  const { notes: all } = (await clerk.get(path())).body
  expect(all[0]).toMatchObject({ text: 'Nobody but Ann picks up', endedOn: '2026-11-02' })
  const log = await server.database.read
    .selectFrom('audit')
    .select(['action', 'entityId', 'after'])
    .where('action', 'in', ['note', 'end-note'])
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['note', 'note', 'note', 'end-note'])
  expect(log[3]).toMatchObject({
    entityId: rental.id,
    after: JSON.stringify({ box: 101, kind: 'warning' }),
  })
})

it('sent twice with one id are one; another text under it is refused', async () => {
  const id = crypto.randomUUID()
  await Promise.all([note('2 keys out', { id }), note('2 keys out', { id })])
  expect(texts(await shown())).toEqual(['2 keys out'])
  expect((await note('3 keys out', { id })).body.code).toBe('id_reused')
})

it('are short, few and single-line', async () => {
  const saved = await note('two\nlines')
  expect(texts(saved.body.notes)).toEqual(['two lines'])
  for (const text of ['', '  ', 'a'.repeat(MAX_NOTE_LENGTH + 1)]) {
    expect((await note(text)).body).toMatchObject({ code: 'validation_failed', field: 'text' })
  }
  expect((await note('x', { kind: 'rumor' })).body.field).toBe('kind')
  for (let count = 0; count < MAX_OPEN_NOTES; count += 1) await note(`Note ${count}`)
  expect((await note('One more')).body).toMatchObject({
    code: 'too_many_notes',
    message: expect.stringContaining(String(MAX_OPEN_NOTES)),
  })
})

it.each(['License D1234567', 'born 2/3/1970', '2/3/1970', 'lives at 12 Elm St', '456 Via Marisol'])(
  'contain no %s',
  async (text) => {
    const { body } = await note(text)
    expect(body).toMatchObject({ field: 'text', message: formErrors.personal })
    expect(await shown()).toEqual([])
  },
)

it('end with the rental, and are hidden from the next one', async () => {
  await note('Pays by check only')
  expect((await closeBox()).status).toBe(200)
  expect((await clerk.get('mail/boxes/101')).body).toMatchObject({ rentalId: null, notes: [] })
  expect((await clerk.get(path())).body.notes).toMatchObject([{ endedOn: '2026-11-02' }])
  expect((await note('Too late')).body.code).toBe('box_not_open')

  await close('2026-04-01')
  const next = await openMailbox(server, await openCustomer(server, 'bob@example.com'), 101)
  expect((await clerk.get('mail/boxes/101')).body).toMatchObject({ rentalId: next.id, notes: [] })
})

it('are exported with their customer’s data, and deleted with it', async () => {
  await note('Call before a large package', { kind: 'warning' })
  const copy = (await ann.post('data/copy')).body.mailboxes[0].notes
  expect(copy).toEqual([
    {
      kind: 'warning',
      text: 'Call before a large package',
      notedAt: new Date(server.clock.now).toISOString(),
      endedOn: null,
    },
  ])
  await closeBox()
  const proof = { confirm: 'delete', current_password: person.password }
  expect((await ann.post('data/delete', proof)).status).toBe(200)
  expect((await clerk.get(path())).body.notes).toEqual([])
})

it('require an existing rental', async () => {
  const nowhere = `rentals/${crypto.randomUUID()}/notes`
  const sent = { id: crypto.randomUUID(), kind: 'note', text: 'Nobody' }
  expect((await clerk.get(nowhere)).status).toBe(404)
  expect((await clerk.post(nowhere, sent)).status).toBe(404)
  const { notes } = (await note('Here')).body
  expect((await clerk.post(`${nowhere}/${notes[0].id}/end`, {})).status).toBe(404)
})
