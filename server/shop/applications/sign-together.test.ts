import { expect, it } from 'vitest'

import { couple } from '#server/testing/shop.ts'
import { useCounter } from '#server/testing/use-shop.ts'

const ids = { photoId: 'passport', addressId: 'lease', photoExpiresOn: '2028-12-31' }
const { server, ann, clerk } = useCounter()

it('everyone with checked IDs signs the form in one step, and the acknowledgment in another', async () => {
  const id = (await ann.post('application', couple)).body.id as string
  const send = async (path: string, body: object) =>
    (await clerk.post(`customers/${id}/${path}`, body)).body
  const sign = (more: object = {}) => send('sign', { witness: 'shop', ...more })
  const { recipients, version } = (await clerk.get(`customers/${id}`)).body
  const [first, second] = recipients
  const forms = (customer: { recipients: { formStatus: string }[] }) =>
    customer.recipients.map(({ formStatus }) => formStatus)
  expect((await sign()).code).toBe('ids_not_checked')
  await send(`recipients/${first.id}/ids`, ids)
  expect((await sign({ seen: version })).code).toBe('changed')
  expect(forms(await sign())).toEqual(['signed', 'to-sign', 'not-needed'])
  await send(`recipients/${second.id}/ids`, ids)
  expect((await sign({ on: '2026-11-03' })).code).toBe('day_ahead')
  expect(forms(await sign())).toEqual(['signed', 'signed', 'not-needed'])
  expect((await sign()).code).toBe('wrong_step')

  const acknowledged = await send('acknowledge', { language: 'es' })
  const signed = { signedOn: '2026-11-02', language: 'es' }
  expect(acknowledged.recipients).toMatchObject([
    { acknowledged: signed },
    { acknowledged: signed },
    { acknowledged: null },
  ])
  expect((await send('acknowledge', { language: 'es' })).code).toBe('wrong_step')
  expect((await server.emailsTo(ann.email)).map(({ kind }) => kind)).toContain('forms-signed')
})
