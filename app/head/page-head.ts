/** What a page says of itself to search engines, previews and the browser's tab. */
export type PageHead = {
  /** The shop's name is added where it does not say it already. */
  title: string
  /** One sentence that no other page has. */
  description: string
  /** Where the page stands, as the address bar or a route says it: `/services`. */
  path: string
  /** The day an article appeared, `YYYY-MM-DD`. */
  date?: string
  /** The pages above it, the outermost first. */
  trail?: { name: string; path: string }[]
  /** What it says of itself in the words of schema.org. */
  facts?: () => object[]
}
