import { useMatches } from 'react-router'

/** Checked by tooling/markdown/front-matter.ts. */
export type TextHead = {
  title: string
  description: string
  minutes: number
  headings: { id: string; text: string }[]
}

export type ArticleHead = TextHead & { date: string }
export type LegalHead = TextHead & { lead: string; changed: string }

export function useTextHead<Head extends TextHead>() {
  return useMatches().at(-1)?.handle as Head
}
