/** One thing the viewer can show, as the site's catalogue lists it. */
export type ViewerEntry = {
  id: string
  /** What the title bar says. */
  title: string
  /** A path of this site for a PDF, `https://…` for a page of somebody else. */
  url: string
  kind: 'pdf' | 'page'
  /** Whether the page may stand in a frame of ours. */
  framing: 'allowed' | 'refused' | 'unknown'
}
