import type { ComponentProps } from 'react'

type LaterDrawingProps = Omit<ComponentProps<'svg'>, 'children'> & { href: string }

/**
 * A drawing of a file of its own, in a static part below the first view: fetched once the browser is idle (after-load.ts), so that no
 * first touch waits until it is read; with the page where no scripts run.
 */
export function LaterDrawing({ href, ...svg }: LaterDrawingProps) {
  const drawing = (
    <svg {...svg}>
      <use href={href} />
    </svg>
  )
  if (!import.meta.env.PROD || typeof document !== 'undefined') return drawing
  return (
    <>
      <noscript>{drawing}</noscript>
      <svg {...svg} data-drawing={href}>
        <use />
      </svg>
    </>
  )
}
