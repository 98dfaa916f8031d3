import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { calls } from '#shared/shop/calls.ts'

import { clerkCall } from './contract.ts'
import { shownVersion } from './fields.ts'
import { changeCall, preconditionFault } from './preconditions.ts'

it('every call declares its preconditions, or none', () => {
  const all = Object.values(calls).flatMap((subject) => Object.values(subject))
  expect(all.flatMap((call) => preconditionFault(call) ?? [])).toEqual([])
})

describe('a staff call that changes something', () => {
  const rentalId = v.string()
  const faultOf = (builder: ReturnType<typeof changeCall> | typeof clerkCall, input: object) =>
    preconditionFault(
      builder
        .route({ method: 'POST', path: '/change' })
        .input(v.strictObject(input as v.ObjectEntries))
        .output(v.object({})),
    )

  it('has to declare its preconditions, or none', () => {
    expect(faultOf(clerkCall, {})).toContain('/change')
    expect(faultOf(changeCall(), {})).toBeNull()
  })

  it('with preconditions takes the shown version, and names a customer', () => {
    expect(faultOf(changeCall('money'), { rentalId, seen: shownVersion })).toBeNull()
    expect(faultOf(changeCall('money'), { rentalId })).toContain('/change')
    expect(faultOf(changeCall('money'), { seen: shownVersion })).toContain('/change')
  })
})
