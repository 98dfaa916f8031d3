import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'

import { mapsEmbed as words } from '#app/content/en/locator.ts'
import { usePreferences } from '#app/preferences/use-preferences.ts'

import { readyMessage } from './frame-messages.ts'
import { readMapsAddress } from './maps-address.ts'

import css from './maps-embed.module.css'

/** An app that has not said by now that it is ready will not do so. */
const READY_TIMEOUT_MS = 8_000

/** What the framed app may do: everything but lead the visitor away from this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

type MapsFrameProps = {
  isShown: boolean
  /** Told once, and the same function at every render. */
  onSettle: (state: 'ready' | 'failed') => void
}

/** The frame of the maps app. Only its own window, at its own origin, can say that it is ready. */
export function MapsFrame({ isShown, onSettle }: MapsFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ href, origin }] = useState(() => readMapsAddress())
  const theme = usePreferences((preferences) => preferences.theme)

  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => onSettle('failed'), READY_TIMEOUT_MS)
    function listen({ source, origin: from, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || from !== origin) return
      if (v.is(readyMessage, data)) onSettle('ready')
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
  }, [isShown, onSettle, origin])

  useEffect(() => {
    if (isShown) frame.current?.contentWindow?.postMessage({ type: 'theme', theme }, origin)
  }, [isShown, theme, origin])

  return (
    <iframe
      ref={frame}
      src={href}
      title={words.frame}
      sandbox={SANDBOX}
      allow="geolocation"
      inert={!isShown}
      className={isShown ? css.frame : `${css.frame} ${css.hidden}`}
    />
  )
}
