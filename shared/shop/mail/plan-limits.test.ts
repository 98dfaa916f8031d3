import { expect, it } from 'vitest'

import { beyondPlan, type PlanLimits } from './plan-limits.ts'

const limits: PlanLimits = {
  uspsPackages: true,
  otherCarriers: false,
  packagesPerMonth: 2,
  heaviestPounds: 20,
  packagesKeptDays: 14,
}

it.each<[string, Parameters<typeof beyondPlan>[0], string[]]>([
  ['of the Postal Service, the second', { carrier: 'usps', thisMonth: 2 }, []],
  ['with an unknown carrier', { carrier: null, thisMonth: 1 }, []],
  ['of a carrier that the plan does not take', { carrier: 'ups', thisMonth: 1 }, ['carrier']],
  ['of another, unnamed carrier', { carrier: 'other', thisMonth: 1 }, ['carrier']],
  ['that is one too many', { carrier: 'usps', thisMonth: 3 }, ['count']],
  ['as heavy as it may be', { carrier: 'usps', thisMonth: 1, pounds: 20 }, []],
  ['too heavy', { carrier: 'usps', thisMonth: 1, pounds: 20.1 }, ['weight']],
  ['all of it', { carrier: 'ups', thisMonth: 3, pounds: 21 }, ['carrier', 'count', 'weight']],
])('a package %s', (_what, item, expected) => {
  expect(beyondPlan(item, limits)).toEqual(expected)
})
