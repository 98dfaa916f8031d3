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

/** A canvas can't read style sheets. */
export type Palette = Record<(typeof tokens)[number], string> & { font: string }

type Layer = { get(key: string): (() => void) | undefined; set(key: string, value: unknown): void }
type Styled = Layer & { setStyle(style: FlatStyleLike): void }

export function paint<Painted extends Styled>(
  layer: Painted,
  draw: (palette: Palette) => FlatStyleLike,
) {
  return paintWith(layer, (palette) => layer.setStyle(draw(palette)))
}

export function paintWith<Painted extends Layer>(layer: Painted, draw: (palette: Palette) => void) {
  layer.set(REPAINT, () => draw(readPalette()))
  repaint([layer])
  return layer
}

export function repaint(layers: Layer[]) {
  for (const layer of layers) layer.get(REPAINT)?.()
}

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const colors = tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])
  return { ...Object.fromEntries(colors), font: style.getPropertyValue('--font').trim() }
}

export function nameStyle(color: string, { raised, font }: Palette): FlatStyle {
  return {
    'text-value': ['get', 'name'],
    'text-font': `500 12px ${font}`,
    'text-fill-color': color,
    'text-stroke-color': raised,
    'text-stroke-width': 3,
  }
}
