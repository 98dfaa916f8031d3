import type { ComponentProps } from 'react'

import type { ViewerEntry } from './entry.ts'

type ViewerLinkProps = { entry: ViewerEntry } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

/** A plain click opens the viewer (site-viewer.tsx), any other click, and every click before hydration, a new tab. */
export function ViewerLink({ entry, children, ...rest }: ViewerLinkProps) {
  return (
    <a {...rest} {...viewerLink(entry)}>
      {children}
    </a>
  )
}

export function viewerLink({ id, url }: ViewerEntry) {
  return { href: url, target: '_blank', rel: 'noopener noreferrer', 'data-viewer': id }
}
