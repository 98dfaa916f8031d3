import { useState } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'

import css from './live-part.module.css'

const AS_IT_STANDS = { __html: '' }

/**
 * Where the running server writes what the owner has set since the page was built (server/shop/settings/live-pages.ts): a notice, or
 * days that differ. Empty, nothing stands there.
 */
export function LivePart({
  name,
  className = css.days,
}: {
  name: 'notice' | 'days'
  className?: string
}) {
  // Drawn anew in the browser it is empty: the server writes into no page but its own.
  const [isAdopted] = useState(!useHydrated())
  return (
    <div
      data-live={name}
      className={`${css.part} ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={isAdopted ? AS_IT_STANDS : undefined}
    />
  )
}
