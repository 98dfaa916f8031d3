export type { PlanInDetail } from '#app/content/en/plans-in-detail/plan-in-detail.ts'
