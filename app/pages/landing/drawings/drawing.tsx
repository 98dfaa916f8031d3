import drawings from './drawings.svg?url'

const sizes = {
  addressed: [160, 120],
  received: [160, 120],
  kept: [160, 120],
  collected: [160, 120],
  choose: [320, 200],
  sign: [320, 200],
  use: [320, 200],
  phone: [240, 400],
} as const

const COLORS =
  'h-auto w-full [--deep:var(--sunken)] [--edge:var(--line)] [--panel:var(--lifted)] light:[--deep:#d8d2c8] light:[--edge:#cfc9be] light:[--panel:#faf9f6]'

type DrawingProps = { name: keyof typeof sizes; className?: string }

/** Decoration, from one shared SVG file that takes its colors from the page. */
export function Drawing({ name, className = '' }: DrawingProps) {
  const [width, height] = sizes[name]
  return (
    <svg className={`${COLORS} ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
