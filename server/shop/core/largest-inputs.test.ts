import type * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'

import { listRecipients } from '#server/shop/core/customers/applications.ts'
import { openMailbox } from '#server/testing/counter.ts'
import { listShopCalls, nobodysIds, pathOf, type ShopCall } from '#server/testing/shop-calls.ts'
import { openStaff, type Staff } from '#server/testing/shop.ts'
import { useShop } from '#server/testing/use-shop.ts'
import { fillInVersion } from '#server/testing/versions.ts'
import { calls } from '#shared/shop/calls.ts'
import type { Call } from '#shared/shop/core/contract.ts'

const NAMES = /^(?:seen|token|key|nonce|current_password|.*Id|id)$/

const { server, ann } = useShop()
let owner: Staff
let ids = nobodysIds

beforeAll(async () => {
  owner = await openStaff(server, 'owner@example.com', 'administrator')
  const rental = await openMailbox(server, ann, 101)
  const application = rental.applicationId ?? ''
  const [recipient] = await listRecipients(server.database.read, application)
  const items = (await owner.post('staff/money/prices', stamp)).body.items
  ids = {
    ...nobodysIds,
    application,
    recipient: recipient?.id ?? '',
    rental: rental.id,
    item: items[0].id,
    box: 101,
    now: server.clock.now,
  }
})

const stamp = { name: 'Stamp', account: 'postage', taxRate: 0 }

type Fields = Record<string, unknown>
type Schema = v.GenericSchema & {
  type: string
  requirement?: number
  pipe?: readonly Schema[]
  entries?: Record<string, Schema>
  wrapped?: Schema
}

const all = Object.values(calls).flatMap((subject): Call[] => Object.values(subject))
const schemaOf = ({ method, route }: ShopCall) =>
  all
    .map((call) => call['~orpc'])
    .find(
      (one) =>
        one.route.method === method &&
        `/shop/v1${one.route.path}`.replaceAll(/\{(\w+)\}/g, ':$1') === route,
    )?.inputSchema as Schema | undefined

function limitOf(schema: Schema, limit: 'max_length' | 'max_value'): number | undefined {
  const { type, requirement, pipe = [], wrapped } = schema
  if (type === limit) return requirement
  return [...pipe.filter((one) => one !== schema), ...(wrapped ? [wrapped] : [])]
    .map((one) => limitOf(one, limit))
    .find((found) => found !== undefined)
}

function kindOf({ type, wrapped }: Schema): string {
  return wrapped ? kindOf(wrapped) : type
}

function largest(schema: Schema, fields: Fields): Fields[] {
  const entries = Object.entries(schema.entries ?? {}).filter(([name]) => !NAMES.test(name))
  const texts = entries.flatMap(([name, one]) => {
    const max = kindOf(one) === 'string' ? limitOf(one, 'max_length') : undefined
    return max === undefined ? [] : [[name, 'x'.repeat(max)] as const]
  })
  const others = entries.flatMap(([name, one]): Fields[] => {
    const max = kindOf(one) === 'number' ? limitOf(one, 'max_value') : undefined
    if (max !== undefined) return [{ [name]: max }]
    const isDay = /^\d{4}-\d\d-\d\d$/.test(String(fields[name]))
    return isDay ? ['1900-01-01', '2999-12-31'].map((day) => ({ [name]: day })) : []
  })
  return [
    { ...fields, ...Object.fromEntries(texts) },
    ...others.map((one) => ({ ...fields, ...one })),
  ]
}

async function ask(call: ShopCall, fields?: Fields) {
  const text = fields && (await fillInVersion(server, { ...call, fields }, JSON.stringify(fields)))
  const answer = await server.ask(pathOf(call), {
    method: call.method,
    headers: { Authorization: `Bearer ${owner.token}` },
    ...(text && { body: text }),
  })
  return `${answer.status} to ${call.method} ${call.route} ${text?.slice(0, 200) ?? ''}`
}

it('the largest inputs of every call cause no server error, then or in later reads', async () => {
  const answers: string[] = []
  const shopCalls = () => listShopCalls(ids)
  for (const { route, method } of shopCalls()) {
    const fresh = () =>
      shopCalls().find((one) => one.route === route && one.method === method) as ShopCall
    const schema = schemaOf(fresh())
    if (!fresh().fields || !schema) continue
    for (let at = 0; at < largest(schema, fresh().fields ?? {}).length; at += 1) {
      const call = fresh()
      answers.push(await ask(call, largest(schema, call.fields ?? {})[at]))
    }
  }
  const taken = answers.filter((answer) => answer.startsWith('20'))
  for (const call of shopCalls().filter(({ method }) => method === 'GET'))
    answers.push(await ask(call))
  expect(answers.filter((answer) => answer.startsWith('5'))).toEqual([])
  expect(taken.length).toBeGreaterThan(40)
})
