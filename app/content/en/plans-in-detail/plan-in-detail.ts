/**
 * What the page of one plan says beyond its price. Texts may hold links, `[words](/path)`, and facts
 * of the shop in braces, `{keyDeposit}` (app/facts/shop-facts.ts).
 */
export type PlanInDetail = {
  /** Of the plan in app/content/plans.ts. */
  id: string
  /** It says that packages come: left aside where the owner has the plan take none. */
  speaksOfPackages?: true
  /** The page's heading. */
  title: string
  /** For search engines: one sentence of its own. */
  description: string
  lead: string
  audience: string[]
  /** What the plan includes today. */
  today: { title: string; text: string }[]
  /** What to know before relying on it. */
  know: { title: string; text: string }[]
  questions: { question: string; answer: string }[]
}
