import { beforeAll, expect, it } from 'vitest'

import { checkSheet, takeCustomers, takeSheet } from '#server/testing/imports.ts'
import { atMonday, openStaff } from '#server/testing/shop.ts'
import { useServer } from '#server/testing/use-server.ts'
import { useOwner } from '#server/testing/use-shop.ts'
import { DAY_MS } from '#shared/durations.ts'
import { sheetOf } from '#shared/testing/sheet.ts'

const COLUMNS =
  'Box,Name,Kind,Plan,Paid through,Balance,Form 1583,Entered in the CRD on,Photo ID (kind),Address ID (kind)'
const DOCUMENTS = ['passport', 'lease']
/** Paid until two due dates before the move on November 2, with one late rent. */
const LEE = ['101', 'Ann Lee', '', 'small', '2026-09-10', '12.50', '2024-03-04', '2024-03-05']

const server = useServer()
beforeAll(() => void atMonday(server))
const owner = useOwner(server)

beforeAll(async () => {
  const file = sheetOf(COLUMNS.split(','), [...LEE, ...DOCUMENTS])
  await takeSheet({ server, token: owner.token }, file)
})

const lateFees = async () =>
  (await owner.get('staff/money/boxes/101')).body.rentals[0].lateFees as string[]
const owedUnbooked = async () => {
  const { owed } = (await owner.get('staff/reports/rents')).body
  return owed.reduce((sum: number, { unbooked }: { unbooked: number }) => sum + unbooked, 0)
}

it('charges late fees from the move on, not for earlier due dates', async () => {
  expect(await lateFees()).toEqual([])
  const atMove = await owedUnbooked()
  server.clock.now += 10 * DAY_MS
  Object.assign(owner, await openStaff(server, 'later@example.com', 'administrator'))
  expect(await lateFees()).toEqual(['2026-11-10'])
  const { balance, chargedCents, lateFeeCents, lateRents } = (
    await owner.get('staff/money/boxes/101')
  ).body.rentals[0]
  const unbooked = await owedUnbooked()
  expect(unbooked - atMove).toBe(lateFeeCents + lateRents[0].cents)
  expect(unbooked).toBe(balance - chargedCents)
})

it('requires an acknowledgment only from recipients added after the move', async () => {
  const { id } = (await owner.get('boxes/101')).body.customer
  const read = async () => (await owner.get(`customers/${id}`)).body
  const { track, version } = await read()
  expect(track.next).toBeNull()
  const bo = { kind: 'adult', name: 'Bo Lee', shownCents: 0, seen: version }
  const added = await owner.post(`customers/${id}/recipients`, bo)
  expect(added).toMatchObject({ status: 200 })
  const { steps } = (await read()).track
  const acknowledged = steps.find((step: { id: string }) => step.id === 'acknowledged')
  expect(acknowledged.people.map(({ isDone }: { isDone: boolean }) => isDone)).toEqual([
    true,
    false,
  ])
})

it('keeps a form on file without its day, until it is entered', async () => {
  const by = { server, token: owner.token }
  const paz = ['102', 'Bo Paz', '', 'small', '2027-03-04', '0', 'on file', '', ...DOCUMENTS]
  const sheet = sheetOf(COLUMNS.split(','), paz)
  const { rows } = await checkSheet(by, sheet, { accepted: ['form_day_unknown'] })
  await takeCustomers(
    by,
    rows.flatMap(({ customer }) => customer ?? []),
    {},
  )
  const { id } = (await owner.get('boxes/102')).body.customer
  const recipient = async () => (await owner.get(`customers/${id}`)).body.recipients[0]
  expect(await recipient()).toMatchObject({ formStatus: 'signed', signedOn: null })
  const note = { witness: 'shop', on: '2024-03-04' }
  const sign = `customers/${id}/recipients/${(await recipient()).id}/sign`
  expect((await owner.post(sign, note)).status).toBe(200)
  expect(await recipient()).toMatchObject({ formStatus: 'signed', signedOn: '2024-03-04' })
  expect((await owner.post(sign, note)).body.code).toBe('wrong_step')
})
