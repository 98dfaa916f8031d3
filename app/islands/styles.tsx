import { Links, useLocation } from 'react-router'
import { useState } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'

import { LATER_STYLES } from './later-styles.tsx'

/**
 * The page's styles: inline in the finished HTML, so that the first view waits for no second
 * request. A page reached without a load brings its own style sheets.
 */
export function Styles() {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const isHydrated = useHydrated()

  if (import.meta.env.DEV) return <Links />
  return (
    <>
      <style data-page="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inline() }} />
      {isHydrated && later && <link rel="stylesheet" href={later} />}
      {key !== firstKey && <Links />}
    </>
  )
}

/** The first page's later styles: what stays when the page goes (bar, footer) needs them still. */
const later =
  typeof document === 'undefined'
    ? undefined
    : document.getElementById(LATER_STYLES)?.getAttribute('href')

/** What the build wrote into the page: React must find its own text again when it hydrates. */
function inline() {
  if (typeof document === 'undefined') return ''
  return document.querySelector('style[data-page]')?.innerHTML ?? ''
}
