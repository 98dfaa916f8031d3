import { expect, it } from 'vitest'

import { couple, openCustomer } from '#server/testing/shop.ts'
import { ann as person } from '#server/testing/start-server.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const { server, ann, clerk, receive } = useCounter()

it.each<[string, (id: string) => Promise<{ status: number }>]>([
  ['is withdrawn at the counter', (id) => clerk.post(`customers/${id}/withdraw`)],
  ['is withdrawn by its customer', () => ann.post('application/withdraw')],
  [
    'goes with its account',
    () => ann.post('data/delete', { confirm: 'delete', current_password: person.password }),
  ],
])('received mail goes back when its application %s', async (_how, end) => {
  const { id } = (await ann.post('application', couple)).body
  await clerk.post(`customers/${id}/box`, { box: 101 })
  const { item } = (await receive()).body
  expect(item.state).toBe('waiting')
  expect((await end(id)).status).toBe(200)
  const there = { id: item.id, box: 101, state: 'to-return', recipient: null }
  expect((await clerk.get('mail/boxes/101')).body).toMatchObject({
    state: 'return',
    items: [there],
  })
  const { tasks } = (await clerk.get('mail/tasks')).body
  expect(tasks).toMatchObject([{ kind: 'return-to-sender', dueOn: '2026-11-02', item: there }])
  expect((await clerk.post(`mail/tasks/${tasks[0].id}/done`)).status).toBe(200)
})

it('two clerks get two free numbers, and only one a number that both request', async () => {
  const bob = await openCustomer(server, 'bob@example.com')
  const filed = [await ann.post('application', couple), await bob.post('application', couple)]
  const give = (body: object) =>
    Promise.all(filed.map(({ body: { id } }) => clerk.post(`customers/${id}/box`, body)))
  const free = await give({})
  expect(free.map(({ body }) => body.rental.box).toSorted()).toEqual([101, 102])
  const wanted = await give({ box: 104 })
  expect(wanted.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(wanted.flatMap(({ body }) => body.code ?? [])).toEqual(['box_rented'])
})
