import { expect, it } from 'vitest'

import { couple } from '#server/testing/shop.ts'
import { useMailbox } from '#server/testing/use-shop.ts'
import { DAY_MS } from '#shared/durations.ts'

const { server, clerk, receive, moveTo, rental } = useMailbox()

it('lists rented boxes with balance, mail and status, then applications without a box', async () => {
  await receive()
  await clerk.post('customers', { email: 'new@example.com', application: couple })
  const list = async () => (await clerk.get('customers')).body.customers
  const [name, ...others] = couple.recipients.map((recipient) => recipient.name)
  const names = { name, others, plan: couple.plan }
  expect(await list()).toMatchObject([
    { ...names, box: 101, balanceCents: 0, waiting: 1, status: 'rented' },
    { ...names, box: null, balanceCents: 0, waiting: 0, status: 'pending' },
  ])

  const { paidThrough } = await server.database.read
    .selectFrom('rentals')
    .select('paidThrough')
    .where('id', '=', rental.id)
    .executeTakeFirstOrThrow()
  await moveTo(Date.parse(`${paidThrough}T18:00Z`) + 3 * DAY_MS)
  const [late] = await list()
  const { body } = await clerk.get('staff/money/boxes/101')
  expect(late).toMatchObject({ status: 'late', balanceCents: body.rentals[0].balance })
  expect(late.balanceCents).toBeGreaterThan(0)
})
