/**
 * A page about one thing the shop does, or about a group of them. Its texts may hold links,
 * `[words](/path)`, and facts of the shop in braces, `{keyDeposit}` (app/facts/shop-facts.ts).
 */
export type Topic = {
  /** Its path; the paths above it, which must be topics too, are its breadcrumb. */
  path: string
  /** Its short name, in breadcrumbs and on cards. */
  name: string
  /** The page's heading. */
  title: string
  /** For search engines: one sentence of its own. */
  description: string
  /** The text of its card. */
  summary: string
  lead: string
  picture: 'mailbox' | 'package' | 'ledger' | 'seal' | 'documents' | 'counter' | 'spark'
  /** The registration that the law requires before the shop offers this (content/services/registrations.ts). */
  needs?: 'notary' | 'tax-preparer' | 'document-assistant' | 'process-server'
  /** It speaks of renting a mailbox, so that the button of the application stands in its first screen. */
  leadsToApplication?: true
  /** The facts a visitor came for, in the first screen. */
  glance: { term: string; text: string }[]
  /** The button beside it; without one, the button calls the shop. */
  action?: { name: string; to: string; opens?: TopicLink['opens'] }
  /** The rest of the page, in the order its reader needs it. */
  body: Block[]
  /** Paths of topics that help the same visitor. */
  related: string[]
}

export type Block = Section | LinkGroup | Questions | Parts | Place

export type Section = {
  title: string
  paragraphs?: string[]
  terms?: { term: string; text: string }[]
  list?: string[]
  steps?: string[]
  /** `panel`: framed, its list ticked off. `notice`: to be read before the rest. */
  look?: 'panel' | 'notice'
}

export type LinkGroup = {
  title: string
  text?: string
  /** `tiles` are small and many. */
  look?: 'tiles'
  items: TopicLink[]
}

/** Questions with their answers folded away. */
export type Questions = { questions: { question: string; answer: string }[] }

/** Cards of the pages below this one, under a heading. */
export type Parts = { parts: string }

/**
 * The place of the page's tool, of the registration that the law requires, or of the notice of Government Code 8219.5
 * beside our Notary Public.
 */
export type Place = { place: 'tool' | 'registration' | 'notary' }

export type TopicLink = {
  name: string
  text: string
  /** `https://…` of another site, or a path of ours. */
  to: string
  /** The entry of the catalogue that the viewer shows instead. */
  opens?: 'usps-quote' | 'ai-chat' | 'ps1583' | 'ps1583-online'
}
