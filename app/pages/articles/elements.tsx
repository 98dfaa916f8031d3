import type { ComponentProps } from 'react'

import { NewTabIcon } from '#app/ui/inline-markdown.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

/** What the elements of a Markdown text become: every compiled text asks for it. */
export function useMDXComponents() {
  return { a: TextLink }
}

/** A link to another site opens a new tab and tells it nothing of this one. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (!href.startsWith('https://')) return <SiteLink href={href}>{children}</SiteLink>

  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabIcon />
    </a>
  )
}
