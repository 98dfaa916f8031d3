import { expect, it } from 'vitest'

import { HOUR_MS } from '#shared/durations.ts'

import { createClock } from './clock.ts'

function setUp() {
  const machine = { wall: 100 * HOUR_MS, steady: 5 }
  const now = createClock(
    () => machine.wall,
    () => machine.steady,
  )
  return {
    now,
    pass(ms: number) {
      machine.wall += ms
      machine.steady += ms
      return now()
    },
    set(ms: number) {
      machine.wall += ms
      return now()
    },
  }
}

it('follows the machine’s clock', () => {
  const { now, pass } = setUp()
  expect(now()).toBe(100 * HOUR_MS)
  expect(pass(HOUR_MS)).toBe(101 * HOUR_MS)
})

it('goes on when the machine’s clock is set back, and follows it forward', () => {
  const { pass, set } = setUp()
  expect(set(-HOUR_MS)).toBe(100 * HOUR_MS)
  expect(pass(HOUR_MS)).toBe(101 * HOUR_MS)
  expect(set(3 * HOUR_MS)).toBe(103 * HOUR_MS)
  expect(pass(HOUR_MS)).toBe(104 * HOUR_MS)
})

it('follows small corrections', () => {
  const { set } = setUp()
  expect(set(-500)).toBe(100 * HOUR_MS - 500)
})
