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

/** The colours of the page's theme, and its type: a canvas can't read style sheets. */
export type Palette = Record<(typeof tokens)[number], string> & { font: string }

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const colours = tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
  return { ...Object.fromEntries(colours), font: style.getPropertyValue('--font').trim() }
}

/** Tells of every change of theme, until the function it gives is called. */
export function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
