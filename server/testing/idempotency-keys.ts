import { calls } from '#shared/shop/calls.ts'
import type { Call } from '#shared/shop/core/contract.ts'
import { isIdempotencyKey } from '#shared/shop/core/fields.ts'

export const idempotencyKeys = new Map(
  Object.values(calls)
    .flatMap((subject): Call[] => Object.values(subject))
    .flatMap((call) => {
      const { route, inputSchema } = call['~orpc']
      const { entries = {} } = inputSchema as unknown as { entries?: Record<string, never> }
      const key = Object.keys(entries).find((name) => isIdempotencyKey(entries[name] as never))
      return key === undefined ? [] : [[String(route.path), key] as const]
    }),
)
