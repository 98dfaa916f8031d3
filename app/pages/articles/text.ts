import { useMatches } from 'react-router'

/** What stands above a Markdown text; tooling/markdown/front-matter.ts has checked it. */
export type TextHead = {
  title: string
  description: string
  /** How long it takes to read. */
  minutes: number
  headings: { id: string; text: string }[]
}

export type ArticleHead = TextHead & { date: string }
export type LegalHead = TextHead & { lead: string; changed: string }

export function useTextHead<Head extends TextHead>() {
  return useMatches().at(-1)?.handle as Head
}
