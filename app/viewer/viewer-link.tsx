import { use, type ComponentProps, type MouseEvent } from 'react'

import type { ViewerEntry } from './entry.ts'
import { ViewerContext } from './viewer-context.ts'

type ViewerLinkProps = { entry: ViewerEntry } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>

/**
 * A link to an entry of the catalogue: a plain click opens it in the viewer, every other way of
 * following a link, and every click before the page is awake, in a new tab.
 */
export function ViewerLink({ entry, children, onClick, ...rest }: ViewerLinkProps) {
  const viewer = use(ViewerContext)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!viewer || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    viewer.open(entry.id, event.currentTarget)
  }

  return (
    <a
      onPointerEnter={viewer?.warmUp}
      onFocus={viewer?.warmUp}
      {...rest}
      href={entry.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={follow}
    >
      {children}
    </a>
  )
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
