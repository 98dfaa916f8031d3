/**
 * The texts of a plan’s page beyond its price. Texts may hold links, `[words](/path)`, and facts
 * of the shop in braces, `{keyDeposit}` (app/facts/shop-facts.ts).
 */
export type PlanInDetail = {
  /** The plan’s id in app/content/plans.ts. */
  id: string
  /** The text mentions packages: it is not used for a plan that takes none. */
  speaksOfPackages?: true
  /** The page's heading. */
  title: string
  /** For search engines: one sentence of its own. */
  description: string
  lead: string
  audience: string[]
  /** Services included today. */
  today: { title: string; text: string }[]
  /** The limits of the plan. */
  know: { title: string; text: string }[]
  questions: { question: string; answer: string }[]
}
