import { Component, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

import 'script-address:app/islands/after-load.ts'

import { Meta, useLocation } from 'react-router'
import firstPaint from 'script-text:app/islands/first-paint.ts'

import { findControls, replayInput, type HydratedEvent } from './entered-input.ts'
import { runtimeConfig } from './runtime-config.ts'

/** The script that runs before the first paint. In the browser, React finds it in the HTML. */
export function FirstPaint() {
  if (import.meta.env.DEV) return <script type="module" src="/app/islands/first-paint.ts" />
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
}

/** While the site is worked on, React starts by itself; in the build the starter starts it (finish-page.ts). */
export function Starter() {
  return import.meta.env.DEV && <script type="module" src="/app/islands/starter.ts" />
}

/** The element that the server fills with its runtime settings (site.ts). */
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

/**
 * Tells the starter that React has hydrated, and how to replay earlier input. A layout effect, because React may have replaced the
 * field that has the focus, and no keystroke must come in between.
 */
export function HydrationSignal() {
  const [before] = useState(findControls)
  const [effects] = useState(createSignal)
  useLayoutEffect(() => {
    const detail: HydratedEvent['detail'] = (...found) =>
      replayInput(before, effects.sent, ...found)
    window.dispatchEvent(new CustomEvent('hydrated', { detail }))
  }, [before, effects])
  useEffect(() => effects.send(), [effects])
  return null
}

function createSignal() {
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  return { send: () => send(), sent }
}

/**
 * The page's tags in the head. If its `meta` fails, for example because its data never came, the rest of the document stays; the body
 * shows the error.
 */
export function PageMeta() {
  const { key } = useLocation()
  return (
    <Guard key={key}>
      <Meta />
    </Guard>
  )
}

class Guard extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
