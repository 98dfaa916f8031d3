import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import { openDrawer, openMailbox } from '#server/testing/counter.ts'
import { couple } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'
import { formErrors } from '#shared/content/en/forms.ts'

const newId = () => crypto.randomUUID()
const texts = ['078-05-1120', 'D1234567', '10 Elm Street']

const { server, ann, clerk, receive } = useCounter()
let rentalId: string
let id: string
let recipient: string

beforeAll(async () => {
  const rental = await openMailbox(server, ann, 101)
  rentalId = rental.id
  id = rental.applicationId ?? ''
  recipient = (await clerk.get(`customers/${id}`)).body.recipients[1].id
  await openDrawer(server)
})

const fields: [field: string, send: (text: string) => ReturnType<typeof clerk.post>][] = [
  ['reason', (reason) => clerk.post('staff/money/reversals', { ...reversal(), reason })],
  ['reason', (reason) => clerk.post('staff/money/till/movements', { ...movement(), reason })],
  ['reason', (reason) => clerk.post('staff/money/till/close', { counts: {}, reason })],
  ['shelf', (shelf) => receive({ recipientId: recipient, shelf })],
  ['addressee', (addressee) => receive({ addressee })],
  ['name', (name) => clerk.post(`customers/${id}/recipients/${recipient}/rename`, { name })],
  [
    'name',
    (name) => clerk.post(`customers/${id}/recipients`, { kind: 'minor', name, shownCents: 0 }),
  ],
  ['text', (text) => clerk.post(`rentals/${rentalId}/notes`, { id: newId(), kind: 'note', text })],
  ['forName', (forName) => clerk.post('staff/papers', { ...paper(), forName })],
  ['servedBy', (servedBy) => clerk.post('staff/papers', { ...paper(), servedBy })],
  ['recipients.0.name', (name) => ann.put('application', filed(name))],
  [
    'application.recipients.0.name',
    (name) => clerk.post('customers', { application: filed(name) }),
  ],
]

const reversal = () => ({ id: newId(), batchId: rentalId, isWhole: false })
const movement = () => ({ id: newId(), direction: 'paid-in', cents: 100 })
const paper = () => ({
  id: newId(),
  rentalId,
  forName: 'Bo Lee',
  servedBy: 'Cy Server',
  receivedAt: server.clock.now,
})
const filed = (name: string) => ({ ...couple, recipients: [{ ...couple.recipients[0], name }] })

it('free text with an ID number or a home address is refused at its field, and stored nowhere', async () => {
  for (const [field, send] of fields) {
    for (const text of texts) {
      const { status, body } = await send(text)
      expect([text, status, body]).toEqual([
        text,
        400,
        { code: 'validation_failed', field, message: formErrors.personal },
      ])
    }
  }
  for (const { name } of await server.database.read.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.database.read)
    for (const text of texts) expect(JSON.stringify(rows)).not.toContain(text)
  }
})

it('a telephone number in the form of a Social Security number is refused', async () => {
  const { body } = await ann.put('application', { ...couple, phone: '078-05-1120' })
  expect(body.field).toBe('phone')
})
