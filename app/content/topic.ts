/**
 * A page about one thing the shop does, or about a group of them. Its texts may hold links,
 * `[words](/path)`, and facts of the shop in braces, `{keyDeposit}` (app/facts/shop-facts.ts).
 */
export type Topic = {
  /** Where it stands: the paths above it, which must be topics too, are its breadcrumb. */
  path: string
  /** Its short name, in breadcrumbs and on cards. */
  name: string
  /** The page's heading. */
  title: string
  /** For search engines: one sentence of its own. */
  description: string
  /** What a card of it says. */
  summary: string
  lead: string
  picture: 'mailbox' | 'parcel' | 'ledger' | 'seal' | 'documents' | 'counter' | 'spark'
  /** Said before everything else, so that nobody relies on what is not there. */
  notice?: { title: string; text: string }
  /** What the law asks of the shop before it offers this (content/services/registrations.ts). */
  needs?: 'notary' | 'tax-preparer' | 'document-assistant' | 'process-server'
  /** The few facts a visitor looks for first. */
  glance: { term: string; text: string }[]
  /** What the cards of the pages below it are headed. */
  partsTitle?: string
  /** Other sites, or tools of ours, in groups. */
  links?: LinkGroup[]
  sections: Section[]
  bring?: { title?: string; items: string[] }
  costs: { title?: string; paragraphs: string[] }
  /** What we don't do. */
  limits: string[]
  questions: { question: string; answer: string }[]
  /** Paths of topics that help the same visitor. */
  related: string[]
  action: { title: string; text: string; link?: { name: string; to: string } }
}

export type Section = {
  title: string
  paragraphs?: string[]
  terms?: { term: string; text: string }[]
  list?: string[]
  steps?: string[]
}

export type LinkGroup = {
  title: string
  text?: string
  /** `tiles` are small and many. */
  look?: 'tiles'
  items: TopicLink[]
}

export type TopicLink = {
  name: string
  text: string
  /** `https://…` of another site, or a path of ours. */
  to: string
  /** The entry of the catalogue that the viewer shows instead. */
  opens?: 'usps-quote' | 'ai-chat' | 'ps1583' | 'ps1583-online'
}
