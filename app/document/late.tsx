import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

import { useHydrated } from '#app/ui/hydrated.ts'

import { still } from './still.tsx'
import { whenWanted } from './when-wanted.ts'

const AS_IT_STANDS = { __html: '' }

/**
 * A part of a page that wakes when it comes into view (docs/decisions/019): until then its finished
 * HTML stands as it is, and its code is not fetched. It stands alone: no context reaches into it.
 *
 * @param load the module that holds the part
 * @param name the part's name there
 */
export function late<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Still = still(load, name)
  const wake: Wake = async (place, onAwake) => {
    const Part: ComponentType = (await load())[name]
    const part = (
      <Waking onAwake={onAwake}>
        <Part />
      </Waking>
    )
    return hydrateRoot(place, part, { identifierPrefix: name })
  }

  return function Late() {
    const drawnAnew = useHydrated()
    const [adopted] = useState(!drawnAnew && typeof document !== 'undefined')
    return adopted ? <Adopted wake={wake} /> : <Still />
  }
}

type Wake = (place: HTMLElement, onAwake: () => void) => Promise<Root>

/** The finished HTML, taken over as it stands by a React root of its own once it is wanted. */
function Adopted({ wake }: { wake: Wake }) {
  const finished = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = finished.current
    if (!place) return
    let root: Root | undefined
    const repeatPress = keepPress(place)
    const end = whenWanted(place, async () => {
      root = await wake(place, repeatPress).catch(() => undefined)
    })
    return () => {
      end()
      queueMicrotask(() => root?.unmount())
    }
  }, [wake])

  return <div ref={finished} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
}

/** A button pressed in a sleeping part is pressed again once it answers. */
function keepPress(place: HTMLElement) {
  let pressed: HTMLElement | null = null
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  place.addEventListener('click', keep, true)
  return () => {
    place.dataset['awake'] = ''
    place.removeEventListener('click', keep, true)
    pressed?.click()
  }
}

function Waking({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
