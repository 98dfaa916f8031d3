import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'

const AS_IT_STANDS = { __html: '' }

/**
 * Keeps the finished HTML and never loads the code, except after a navigation without a load (docs/decisions/001).
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

/** An error must be shown without waiting for the rest. */
function Suspended({ part: Part }: { part: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Part />
      <DrawnSignal />
    </Suspense>
  )
}

function DrawnSignal() {
  useEffect(() => void dispatchEvent(new Event('drawn')), [])
  return null
}
