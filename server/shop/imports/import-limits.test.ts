import { zipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'

import { asShown, sendFile, sheetOf } from '#server/testing/imports.ts'
import { atMonday, openStaff, type Staff } from '#server/testing/shop.ts'
import { useServer } from '#server/testing/use-server.ts'

const MEGABYTE = 1_000_000
const LEE = [101, 'Ann Lee', 'small', '3/4/27', '3/4/24']

const server = useServer()
let owner: Staff

beforeEach(async () => {
  atMonday(server)
  owner = await openStaff(server, 'owner@example.com', 'administrator')
})

it('reads no more than ten megabytes of a file, however large it is', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(MEGABYTE))
    },
  })
  const answer = await server.ask('/shop/v1/staff/imports/check', {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner.token}` },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(20)
})

it('says what is wrong with a file, and goes on', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(80 * MEGABYTE) })
  const refused = await sendFile(server, owner.token, 'staff/imports/check', bomb)
  expect(refused).toMatchObject({ status: 422, body: { code: 'file_swells' } })
  expect((await owner.get('staff/imports')).status).toBe(200)
})

it('remembers what columns were taken for by hand', async () => {
  const sheet = sheetOf(['Where', 'Who', 'What', 'Till', 'Paper'], LEE)
  const columns = 'box,name,plan,paidThrough,signedOn'
  const { body } = await sendFile(server, owner.token, 'staff/imports/check', sheet, { columns })
  await sendFile(server, owner.token, 'staff/imports', sheet, { columns, ...asShown(body) })
  const again = await sendFile(server, owner.token, 'staff/imports/check', sheet)
  expect(again.body).toMatchObject({ missing: [], counts: { here: 1 } })
})

it('writes nothing of a cell into the log of the server', async () => {
  const secret = 'D1234567'
  const sheet = sheetOf(
    ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583', 'Note'],
    [...LEE, secret],
  )
  const { body } = await sendFile(server, owner.token, 'staff/imports/check', sheet)
  await sendFile(server, owner.token, 'staff/imports', sheet, asShown(body))
  const log = await server.database.read.selectFrom('audit').selectAll().execute()
  expect(JSON.stringify([server.logged(), log])).not.toMatch(/D1234567|Ann Lee/)
})
