import { expect, it } from 'vitest'

import { couple, openCustomer } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const ranges = [
  { first: 1, last: 1 },
  { first: 900, last: 1_500 },
]
const { server, ann, clerk } = useCounter({ facts: { boxNumbers: ranges } })

it('boxes in several rows are assigned row by row, and shown by wall', async () => {
  const { id } = (await ann.post('application', couple)).body
  const allocate = (box: number) => clerk.post(`customers/${id}/box`, { box })
  expect((await clerk.get(`customers/${id}`)).body.freeBox).toBe(1)
  expect((await allocate(500)).body.code).toBe('box_unknown')
  expect((await allocate(1)).body.rental.box).toBe(1)

  const ben = await openCustomer(server, 'ben@example.com')
  const other = (await ben.post('application', couple)).body
  expect((await clerk.get(`customers/${other.id}`)).body.freeBox).toBe(900)
  expect((await clerk.get('boxes')).body).toMatchObject({ ranges, from: 1, to: 1 })
  expect((await clerk.get('boxes?from=1300')).body).toMatchObject({ from: 1300, to: 1500 })
  expect((await clerk.get('boxes?from=2')).body).toMatchObject({ from: 1, boxes: [{ box: 1 }] })
})
