import { useEffect } from 'react'
import * as v from 'valibot'

import { changePreferences, usePreferences } from '#app/preferences/use-preferences.ts'

import { MAPS_READY, themeMessage } from './frame-messages.ts'

/** Tells the page that shows this one in its frame, if there is one, that it is ready, and follows its theme. */
export function useParentFrame(isReady: boolean) {
  useEffect(() => {
    if (!isFramed()) return
    function follow({ source, origin, data }: MessageEvent<unknown>) {
      if (source !== window.parent || origin !== location.origin) return
      const { theme } = usePreferences.getState()
      if (v.is(themeMessage, data) && data.theme !== theme) changePreferences({ theme: data.theme })
    }
    window.addEventListener('message', follow)
    return () => window.removeEventListener('message', follow)
  }, [])

  useEffect(() => {
    if (isFramed() && isReady) window.parent.postMessage({ type: MAPS_READY }, location.origin)
  }, [isReady])
}

function isFramed() {
  return window.parent !== window
}
