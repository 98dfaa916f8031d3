const tokens = [
  'ground',
  'sunken',
  'raised',
  'lifted',
  'line',
  'line-strong',
  'text',
  'muted',
  'accent',
  'focus',
] as const

/** The colors of the page's theme, and its type: a canvas can't read style sheets. */
export type Palette = Record<(typeof tokens)[number], string> & { font: string }

/** The palette of the moment: everything is drawn anew when it changes. */
export type MapTheme = { palette: Palette }

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const colors = tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
  return { ...Object.fromEntries(colors), font: style.getPropertyValue('--font').trim() }
}

/** Calls back at every change of theme, until the function it returns is called. */
export function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
