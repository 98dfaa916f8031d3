import { useEffect } from 'react'

import 'script-address:app/islands/after-load.ts'
import firstPaint from 'script-text:app/islands/first-paint.ts'

import { replayInput } from './replay-input.ts'
import { runtimeConfig } from './runtime-config.ts'

/** What must happen before anything is painted. In the browser React finds it as it stands. */
export function FirstPaint() {
  if (import.meta.env.DEV) return <script type="module" src="/app/islands/first-paint.ts" />
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
}

/** While the site is worked on, React starts by itself; in the build the starter starts it (finish-page.ts). */
export function Starter() {
  return import.meta.env.DEV && <script type="module" src="/app/islands/starter.ts" />
}

/** Where the server puts the settings that it was started with (site.ts). */
export function RuntimeConfig() {
  return (
    <script
      id="runtime-config"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: runtimeConfig }}
    />
  )
}

/** finish-page.ts puts them in. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Tells the starter that React now answers, and how it hears of what was entered before. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent('hydrated', { detail: replayInput }))
  }, [])
  return null
}
