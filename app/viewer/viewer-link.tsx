import type { ComponentProps } from 'react'

import type { ViewerEntry } from './entry.ts'

type ViewerLinkProps = { entry: ViewerEntry } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

/**
 * A link to an entry of the catalogue: a plain click opens it in the viewer (site-viewer.tsx), every
 * other way of following a link, and every click before the page is awake, in a new tab.
 */
export function ViewerLink({ entry, children, ...rest }: ViewerLinkProps) {
  return (
    <a {...rest} {...viewerLink(entry)}>
      {children}
    </a>
  )
}

/** What makes a link such a one, for a link that looks like a button. */
export function viewerLink({ id, url }: ViewerEntry) {
  return { href: url, target: '_blank', rel: 'noopener noreferrer', 'data-viewer': id }
}
