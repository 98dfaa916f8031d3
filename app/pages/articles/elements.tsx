import type { ComponentProps } from 'react'

import { NewTabIcon } from '#app/ui/inline-markdown.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

export function useMDXComponents() {
  return { a: TextLink }
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (!href.startsWith('https://')) return <SiteLink href={href}>{children}</SiteLink>

  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabIcon />
    </a>
  )
}
