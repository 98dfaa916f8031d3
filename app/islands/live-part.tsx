import { useState } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'
import type { LivePlace } from '#shared/live-words.ts'

import { renderLiveFact } from './live-facts.ts'

const DAYS = 'mt-2 max-w-128 font-semibold'

const AS_IT_STANDS = { __html: '' }

/** Filled by the server with what the owner has set since the build (server/shop/settings/live-pages.ts). */
export function LivePart({ name, className = DAYS }: { name: LivePlace; className?: string }) {
  // The server writes only into its own page; later renders fill it in the browser.
  const [isAdopted] = useState(!useHydrated())
  return (
    <div
      data-live={name}
      className={`empty:hidden ${className}`}
      suppressHydrationWarning
      {...(isAdopted ? { dangerouslySetInnerHTML: AS_IT_STANDS } : { ref: fill })}
    />
  )
}

function fill(part: HTMLElement | null) {
  if (part) renderLiveFact(part)
}
