import { expect, it } from 'vitest'

import { trackHousehold, type PersonProgress } from '#shared/shop/applications/tracker.ts'

import type { Customer, CustomerRental } from './customer.ts'
import { nextCounterStep } from './next-counter-step.ts'

type Facts = Partial<Omit<PersonProgress, 'id' | 'kind'>>

const recipient = (id: string, facts: Facts = {}): PersonProgress => ({
  id,
  kind: 'adult',
  hasPersonalMail: false,
  formStatus: 'to-sign',
  idsChecked: false,
  isAcknowledged: false,
  ...facts,
})

const child = { ...recipient('child', { formStatus: 'not-needed' }), kind: 'minor' as const }
const checked = { idsChecked: true }
const entered = { idsChecked: true, formStatus: 'in-crd', isAcknowledged: true } as const

function stepOf(
  people: PersonProgress[],
  rental: Partial<CustomerRental> | null = null,
  state: Customer['state'] = 'open',
) {
  const recipients = [...people, child]
  const track = trackHousehold({ signing: 'counter', people: recipients, hasVisit: false })
  const customer = { state, today: '2026-11-02', recipients, track, rental } as unknown
  const step = nextCounterStep(customer as Customer)
  return step && 'recipient' in step ? `${step.id} ${step.recipient.id}` : step?.id
}

it('leads from the IDs to the keys and the first payment', () => {
  expect(stepOf([recipient('a'), recipient('b')])).toBe('ids a')
  expect(stepOf([recipient('a', checked), recipient('b')], {})).toBe('ids b')
  expect(stepOf([recipient('a', checked), recipient('b', checked)])).toBe('box')
  expect(stepOf([recipient('a', entered), recipient('b', checked)], {})).toBe('sign b')
  const signed = { idsChecked: true, formStatus: 'signed', isAcknowledged: true } as const
  const unacknowledged = recipient('b', { ...signed, isAcknowledged: false })
  expect(stepOf([recipient('a', signed), unacknowledged], {})).toBe('acknowledge b')
  expect(stepOf([recipient('a', entered), recipient('b', signed)], {})).toBe('crd b')
  expect(stepOf([recipient('a', entered)], {})).toBe('keys')
  expect(stepOf([recipient('a', entered)], { keysIssuedOn: '2026-11-02' })).toBe('activate')
})

it('returns for a renewed form, and leads through the closing', () => {
  const open = { keysIssuedOn: '2026-11-02', startedOn: '2026-11-02', notice: null }
  expect(stepOf([recipient('a', entered)], open, 'active')).toBe(undefined)
  expect(stepOf([recipient('a', checked)], open, 'active')).toBe('sign a')
  const notice = { givenOn: '2026-10-01', closesOn: '2026-11-03' }
  expect(stepOf([recipient('a', entered)], { ...open, notice }, 'active')).toBe(undefined)
  const due = { ...notice, closesOn: '2026-11-02' }
  expect(stepOf([recipient('a', entered)], { ...open, notice: due }, 'active')).toBe('leave')
  const left = (leftOn: string | null) => ({ leaving: { leftOn } }) as CustomerRental
  expect(stepOf([], left(null), 'closed')).toBe('leave')
  expect(stepOf([], left('2026-11-02'), 'closed')).toBe(undefined)
  expect(stepOf([recipient('a')], null, 'withdrawn')).toBe(undefined)
})
