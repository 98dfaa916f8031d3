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

/** Which limits of its plan an item exceeds. Only a warning: the clerk decides, and no mail is refused automatically. */
export const beyondPlanCodes = ['carrier', 'count', 'weight'] as const
export type BeyondPlan = (typeof beyondPlanCodes)[number]

type Package = {
  carrier: TrackedCarrier | null
  /** Undefined if not weighed. */
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
