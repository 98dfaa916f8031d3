import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { calls } from '#shared/shop/calls.ts'

import { actingCall, actingFault } from './acting.ts'
import { clerkCall } from './contract.ts'
import { seen } from './fields.ts'

it('every call says what it rests on, or that it rests on nothing', () => {
  const all = Object.values(calls).flatMap((subject) => Object.values(subject))
  expect(all.flatMap((call) => actingFault(call) ?? [])).toEqual([])
})

describe('a call of the staff that changes something', () => {
  const rentalId = v.string()
  const faultOf = (builder: ReturnType<typeof actingCall> | typeof clerkCall, input: object) =>
    actingFault(
      builder
        .route({ method: 'POST', path: '/change' })
        .input(v.strictObject(input as v.ObjectEntries))
        .output(v.object({})),
    )

  it('has to say what it rests on, or that it rests on nothing', () => {
    expect(faultOf(clerkCall, {})).toContain('/change')
    expect(faultOf(actingCall(), {})).toBeNull()
  })

  it('that rests on something takes what was seen, and of whom', () => {
    expect(faultOf(actingCall('money'), { rentalId, seen })).toBeNull()
    expect(faultOf(actingCall('money'), { rentalId })).toContain('/change')
    expect(faultOf(actingCall('money'), { seen })).toContain('/change')
  })
})
