/** A Markdown text of the content, compiled by tooling/markdown into a page module. */
declare module '*.md' {
  import type { ReactNode } from 'react'

  export default function Text(): ReactNode
  export const handle: unknown
}
