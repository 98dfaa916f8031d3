import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'

const AS_IT_STANDS = { __html: '' }

/**
 * A part of a page that needs no script (docs/decisions/001): the browser keeps the finished HTML of it
 * as it stands, and never fetches its code. Only where the view is drawn anew in the browser, after a
 * navigation without a load, is the code loaded.
 *
 * @param load the module that holds the part
 * @param name the part's name there
 */
export function staticPart<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Part = lazy<ComponentType>(async () => ({ default: (await load())[name] }))

  const stylesComeWithCode = import.meta.env.DEV && typeof document !== 'undefined'
  if (stylesComeWithCode) void load()

  return function StaticPart() {
    const drawnAnew = useHydrated()
    const [adopted] = useState(!drawnAnew)

    if (adopted && typeof document !== 'undefined') {
      return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
    }
    return (
      <div data-static="">
        {typeof document === 'undefined' ? <Part /> : <Suspended part={Part} />}
      </div>
    )
  }
}

/** A failed page is drawn anew at once: what is still on its way must not hold it up. */
function Suspended({ part: Part }: { part: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Part />
      <DrawnSignal />
    </Suspense>
  )
}

/** Tells the starter that there is something new to look after. */
function DrawnSignal() {
  useEffect(() => void dispatchEvent(new Event('drawn')), [])
  return null
}
