import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'

import { takeEntries, type Entries } from './entries.ts'
import { still } from './still.tsx'
import { whenWanted } from './when-wanted.ts'

const AS_IT_STANDS = { __html: '' }

/**
 * A part of a page that wakes when it comes into view (docs/decisions/019): until then its
 * finished HTML stands as it is, and its code is not fetched.
 *
 * @param load the module that holds the part
 * @param name the part's name there
 */
export function late<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Still = still(load, name)
  const wake = async () => (await load())[name]

  return function Late() {
    const drawnAnew = useHydrated()
    const [adopted] = useState(!drawnAnew && typeof document !== 'undefined')
    return adopted ? <Adopted wake={wake} /> : <Still />
  }
}

/** The finished HTML, and in its place the part itself once it is wanted. */
function Adopted({ wake }: { wake: () => Promise<ComponentType> }) {
  const finished = useRef<HTMLDivElement>(null)
  const awake = useRef<HTMLDivElement>(null)
  const entries = useRef<Entries>(null)
  const [Part, setPart] = useState<ComponentType | null>(null)

  useEffect(() => {
    const place = finished.current
    if (!place) return
    let pressed: Element | null = null
    const keepPress = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button) return
      event.preventDefault()
      pressed = button
    }
    place.addEventListener('click', keepPress)
    return whenWanted(place, async () => {
      const part = await wake().catch(() => null)
      place.removeEventListener('click', keepPress)
      if (!part) return
      entries.current = takeEntries(place, pressed)
      setPart(() => part)
    })
  }, [wake])

  useLayoutEffect(() => {
    if (!awake.current) return
    entries.current?.giveTo(awake.current)
    entries.current = null
  })

  if (!Part) {
    return (
      <div
        key="finished"
        ref={finished}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_STANDS}
      />
    )
  }
  return (
    <div key="awake" ref={awake}>
      <Part />
    </div>
  )
}
