import type { TrackedCarrier } from './tracking.ts'

/** What a plan takes in; letters are not counted. */
export type PlanLimits = {
  uspsPackages: boolean
  /** Packages of everybody but the Postal Service. */
  otherCarriers: boolean
  packagesPerMonth: number
  heaviestPounds: number
  packagesKeptDays: number
}

/** In which ways an item is beyond its plan. The clerk is told, and decides: mail of a customer is not lost to a rule. */
export const beyondPlanCodes = ['carrier', 'count', 'weight'] as const
export type BeyondPlan = (typeof beyondPlanCodes)[number]

type Package = {
  carrier: TrackedCarrier | null
  /** Unknown where nobody weighed it. */
  pounds?: number
  /** The packages of its box this month, itself among them. */
  thisMonth: number
}

export function beyondPlan(
  { carrier, pounds = 0, thisMonth }: Package,
  limits: PlanLimits,
): BeyondPlan[] {
  const { uspsPackages, otherCarriers, packagesPerMonth, heaviestPounds } = limits
  const isTaken = carrier === null || (carrier === 'usps' ? uspsPackages : otherCarriers)
  const beyond: Record<BeyondPlan, boolean> = {
    carrier: !isTaken,
    count: thisMonth > packagesPerMonth,
    weight: pounds > heaviestPounds,
  }
  return beyondPlanCodes.filter((code) => beyond[code])
}
