import type { ComponentProps } from 'react'

import type { ViewerEntry } from './entry.ts'

type ViewerLinkProps = { entry: ViewerEntry } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

/**
 * A link to an entry of the catalogue: a plain click opens it in the viewer (site-viewer.tsx), every
 * other way of following a link, and every click before the page is awake, in a new tab.
 */
export function ViewerLink({ entry, children, ...rest }: ViewerLinkProps) {
  return (
    <a {...rest} href={entry.url} target="_blank" rel="noopener noreferrer" data-viewer={entry.id}>
      {children}
    </a>
  )
}
