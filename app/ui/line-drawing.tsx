type LineDrawingProps = {
  /** The lines, on a square of 24. */
  path: string
  size?: number
  lineWidth?: number
}

/** A small drawing in the color of the text beside it, which says the same: hidden from screen readers. */
export function LineDrawing({ path, size = 20, lineWidth = 1.75 }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
