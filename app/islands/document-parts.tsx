import { Component, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

import 'script-address:app/islands/after-load.ts'

import { Meta, useLocation } from 'react-router'
import firstPaint from 'script-text:app/islands/first-paint.ts'

import { findControls, replayInput, type HydratedEvent } from './entered-input.ts'
import { runtimeConfig } from './runtime-config.ts'

/** React finds the script in the HTML. */
export function FirstPaint() {
  if (import.meta.env.DEV) return <script type="module" src="/app/islands/first-paint.ts" />
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaint }} />
}

/** In development React starts by itself; in the build the starter starts it (finish-page.ts). */
export function Starter() {
  return import.meta.env.DEV && <script type="module" src="/app/islands/starter.ts" />
}

/** Filled by the server (server/http/site.ts). */
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

/** Filled by finish-page.ts. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** A layout effect, because React may have replaced the focused field, and no keystroke may come in between. */
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

/** If a page's `meta` fails, the rest of the document stays, and the body shows the error. */
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
