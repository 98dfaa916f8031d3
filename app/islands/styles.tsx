import { Links, useLocation } from 'react-router'
import { useState } from 'react'

/**
 * The page's styles: inline in the finished HTML, so that the first view waits for no second
 * request. A page reached without a load brings its own style sheets.
 */
export function Styles() {
  const { key } = useLocation()
  const [firstKey] = useState(key)

  if (import.meta.env.DEV) return <Links />
  return (
    <>
      <style data-page="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inline() }} />
      {key !== firstKey && <Links />}
    </>
  )
}

/** What the build wrote into the page: React must find its own text again when it hydrates. */
function inline() {
  if (typeof document === 'undefined') return ''
  return document.querySelector('style[data-page]')?.innerHTML ?? ''
}
