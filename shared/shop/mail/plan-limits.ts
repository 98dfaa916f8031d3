import type { TrackedCarrier } from './tracking.ts'

/** Limits of a plan; letters are not counted. */
export type PlanLimits = {
  uspsPackages: boolean
  /** Packages by carriers other than the Postal Service. */
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
  /** Undefined if not weighed. */
  pounds?: number
  /** The box's packages this month, this one included. */
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
