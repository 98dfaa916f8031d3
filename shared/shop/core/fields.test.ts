import * as v from 'valibot'
import { expect, it } from 'vitest'

import { calls } from '#shared/shop/calls.ts'

type Schema = v.GenericSchema & {
  type: string
  pipe?: (Schema | { kind: string; type: string })[]
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  value?: Schema
  options?: Schema[]
}

function unboundedIn({ type, pipe = [], ...schema }: Schema, path: string): string[] {
  const isBounded = JSON.stringify(pipe).match(/"type":"(max_value|finite)"/)
  const inner = [
    ...Object.entries(schema.entries ?? {}),
    ...[
      schema.item,
      schema.wrapped,
      schema.value,
      ...(Array.isArray(schema.options) ? schema.options : []),
    ].flatMap((one) => (one && typeof one === 'object' ? [['', one] as const] : [])),
  ]
  return [
    ...(type === 'number' && !isBounded ? [path] : []),
    ...inner.flatMap(([name, one]) => unboundedIn(one, `${path}.${name}`)),
  ]
}

it('every number in a call’s input has a maximum', () => {
  const all = Object.values(calls).flatMap((subject) => Object.entries(subject))
  const unbounded = all.flatMap(([name, call]) =>
    unboundedIn(call['~orpc'].inputSchema as unknown as Schema, name),
  )
  expect(all.length).toBeGreaterThan(100)
  expect(unbounded).toEqual([])
})
