import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { calls } from '#shared/shop/calls.ts'

import { clerkCall } from './contract.ts'
import { shownVersion } from './fields.ts'
import { changeCall, preconditionFault } from './preconditions.ts'

it('every call says what it rests on, or that it rests on nothing', () => {
  const all = Object.values(calls).flatMap((subject) => Object.values(subject))
  expect(all.flatMap((call) => preconditionFault(call) ?? [])).toEqual([])
})

describe('a call of the staff that changes something', () => {
  const rentalId = v.string()
  const faultOf = (builder: ReturnType<typeof changeCall> | typeof clerkCall, input: object) =>
    preconditionFault(
      builder
        .route({ method: 'POST', path: '/change' })
        .input(v.strictObject(input as v.ObjectEntries))
        .output(v.object({})),
    )

  it('has to say what it rests on, or that it rests on nothing', () => {
    expect(faultOf(clerkCall, {})).toContain('/change')
    expect(faultOf(changeCall(), {})).toBeNull()
  })

  it('that rests on something takes what was seen, and of whom', () => {
    expect(faultOf(changeCall('money'), { rentalId, seen: shownVersion })).toBeNull()
    expect(faultOf(changeCall('money'), { rentalId })).toContain('/change')
    expect(faultOf(changeCall('money'), { seen: shownVersion })).toContain('/change')
  })
})
