import { lazy, useState, type ComponentType } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'

const AS_IT_STANDS = { __html: '' }

/**
 * A part of a page that needs no script (docs/decisions/019): the browser keeps the finished HTML of it
 * as it stands, and never fetches its code. Only where a view is drawn anew in the browser, after a
 * navigation without a load, is the code loaded. The page imports the part's style sheets itself, so
 * that they stand in the finished HTML.
 */
export function still(load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(load)

  return function Still() {
    const drawnAnew = useHydrated()
    const [adopted] = useState(!drawnAnew)

    if (adopted && typeof document !== 'undefined') {
      return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
    }
    return (
      <div>
        <Part />
      </div>
    )
  }
}
