export type CatalogueId =
  'ps1583' | 'ps1583-online' | 'identification-documents' | 'usps-quote' | 'ai-chat'

export type CatalogueEntry = {
  id: CatalogueId
  /** Title in the viewer's bar. */
  title: string
  /** A path of this site for a PDF, `https://…` for a page of another site. */
  url: string
  kind: 'pdf' | 'page'
  /**
   * Whether a page may stand in a frame of ours. `refused`: it is never asked for in a frame.
   * Make it `unknown` or `allowed` only after looking at the page's X-Frame-Options and
   * frame-ancestors, and let the site's policy frame it (server/http/headers.ts).
   */
  framing: 'allowed' | 'refused' | 'unknown'
}

/** Everything the full-screen viewer can show: it takes the id of an entry, never an address. */
export const catalogue: Record<CatalogueId, CatalogueEntry> = {
  ps1583: {
    id: 'ps1583',
    title: 'Form 1583 worksheet, to print',
    url: '/Forms/ps1583.pdf',
    kind: 'pdf',
    framing: 'allowed',
  },
  'ps1583-online': {
    id: 'ps1583-online',
    title: 'Form 1583 worksheet, to fill in on a screen',
    url: '/Forms/ps1583-Online.pdf',
    kind: 'pdf',
    framing: 'allowed',
  },
  // The three sites below are known to refuse frames (X-Frame-Options or frame-ancestors), by
  // general knowledge of the Postal Service's and the chat's sites, not by a request of ours.
  'identification-documents': {
    id: 'identification-documents',
    title: 'Acceptable identification (US Postal Service)',
    url: 'https://faq.usps.com/s/article/Acceptable-Form-of-Identification',
    kind: 'page',
    framing: 'refused',
  },
  'usps-quote': {
    id: 'usps-quote',
    title: 'Postage price calculator (US Postal Service)',
    url: 'https://postcalc.usps.com/',
    kind: 'page',
    framing: 'refused',
  },
  'ai-chat': {
    id: 'ai-chat',
    title: 'AI chat (ChatGPT)',
    url: 'https://chatgpt.com/',
    kind: 'page',
    framing: 'refused',
  },
}
