import type { TrackedCarrier } from './tracking.ts'

/** Limits of a plan; letters are not counted. */
export type PlanLimits = {
  uspsPackages: boolean
  otherCarriers: boolean
  packagesPerMonth: number
  heaviestPounds: number
  packagesKeptDays: number
}

/** The plan's limits that an item exceeds. Only a warning: the clerk decides, and no mail is refused automatically. */
export const beyondPlanCodes = ['carrier', 'count', 'weight'] as const
export type BeyondPlan = (typeof beyondPlanCodes)[number]

type Package = {
  carrier: TrackedCarrier | null
  pounds?: number
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
