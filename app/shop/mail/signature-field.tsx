import { useEffect, useEffectEvent, useRef } from 'react'
import SignaturePad, { type PointGroup } from 'signature_pad'

import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { Button } from '#app/ui/button.tsx'
import { roundSignature, type Signature } from '#shared/shop/mail/signature.ts'

import css from './signature-field.module.css'

type SignatureFieldProps = {
  /** After each stroke, and when it is cleared. */
  onChange: (signature: Signature) => void
}

/** A surface to sign on with a finger, a pen or the mouse. The ink is black on white in either theme, as on paper. */
export function SignatureField({ onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const report = useEffectEvent(() => {
    onChange(readSignature(canvas.current, pad.current?.toData() ?? []))
  })

  function clear() {
    pad.current?.clear()
    onChange(readSignature(canvas.current, []))
  }

  useEffect(() => {
    const surface = canvas.current
    if (!surface) return
    const made = new SignaturePad(surface, { penColor: '#000', backgroundColor: '#fff' })
    pad.current = made
    made.addEventListener('endStroke', () => report())
    // Resizing a canvas clears it, so the strokes are drawn again, all of them within a narrower one.
    let width = 0
    const observer = new ResizeObserver(() => {
      const share = width > 0 ? Math.min(surface.offsetWidth / width, 1) : 1
      width = surface.offsetWidth
      const strokes = shrink(made.toData(), share)
      fit(surface)
      made.fromData(strokes)
    })
    observer.observe(surface)
    return () => {
      observer.disconnect()
      made.off()
    }
  }, [])

  return (
    <div className="relative stack gap-2">
      <div className="row semibold justify-between">
        <span id="signature-label">{words.signature}</span>
        <Button variant="plain" small onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <canvas
        ref={canvas}
        className={`${css.surface} w-full`}
        role="img"
        aria-labelledby="signature-label"
        tabIndex={-1}
      />
      <p className={`${css.line} small`}>{words.signHere}</p>
    </div>
  )
}

function fit(surface: HTMLCanvasElement) {
  const ratio = Math.max(window.devicePixelRatio, 1)
  surface.width = surface.offsetWidth * ratio
  surface.height = surface.offsetHeight * ratio
  surface.getContext('2d')?.scale(ratio, ratio)
}

function shrink(groups: PointGroup[], share: number): PointGroup[] {
  return groups.map(({ points, ...group }) => ({
    ...group,
    points: points.map((point) => ({ ...point, x: point.x * share, y: point.y * share })),
  }))
}

function readSignature(surface: HTMLCanvasElement | null, groups: PointGroup[]): Signature {
  return roundSignature({
    width: surface?.offsetWidth ?? 0,
    height: surface?.offsetHeight ?? 0,
    strokes: groups.map(({ points }) => points.flatMap(({ x, y }) => [x, y])),
  })
}
