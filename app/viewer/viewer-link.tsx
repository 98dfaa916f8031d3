import type { ComponentProps } from 'react'

import type { ViewerEntry } from './entry.ts'

type ViewerLinkProps = { entry: ViewerEntry } & Omit<
  ComponentProps<'a'>,
  'href' | 'target' | 'rel'
>

/** A link to an entry of the catalogue, in a new tab. */
export function ViewerLink({ entry, children, ...rest }: ViewerLinkProps) {
  return (
    <a {...rest} href={entry.url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
