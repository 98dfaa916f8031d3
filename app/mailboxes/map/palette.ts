import type OlMap from 'ol/Map'
import type { FlatStyle, FlatStyleLike } from 'ol/style/flat'

const REPAINT = 'repaint'

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

type Styled = { setStyle(style: FlatStyleLike): void; set(key: string, value: unknown): void }

/** Styles a layer in the colors of the page, now and whenever `repaint` is called. */
export function paint<Layer extends Styled>(
  layer: Layer,
  draw: (palette: Palette) => FlatStyleLike,
) {
  const style = () => layer.setStyle(draw(readPalette()))
  style()
  layer.set(REPAINT, style)
  return layer
}

/** Styles the layers of a map anew after a change of theme. */
export function repaint(map: OlMap) {
  for (const layer of map.getAllLayers()) layer.get(REPAINT)?.()
}

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const colors = tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
  return { ...Object.fromEntries(colors), font: style.getPropertyValue('--font').trim() }
}

/** The name of a feature. */
export function nameStyle(color: string, { raised, font }: Palette): FlatStyle {
  return {
    'text-value': ['get', 'name'],
    'text-font': `500 12px ${font}`,
    'text-fill-color': color,
    'text-stroke-color': raised,
    'text-stroke-width': 3,
  }
}
