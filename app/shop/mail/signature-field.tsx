import { useEffect, useEffectEvent, useId, useRef } from 'react'
import SignaturePad, { type PointGroup } from 'signature_pad'

import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { Button } from '#app/ui/button.tsx'
import { roundSignature, type Signature } from '#shared/shop/mail/signature.ts'

type SignatureFieldProps = {
  label: string
  isSmall: boolean
  onChange: (signature: Signature) => void
}

export function SignatureField({ label, isSmall, onChange }: SignatureFieldProps) {
  const id = useId()
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
    // Resizing a canvas clears it, so the strokes are drawn again and scaled to fit.
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
    <div className="relative grid gap-1">
      <div className="flex items-center justify-between font-semibold">
        <span id={id}>{label}</span>
        <Button variant="plain" small onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <canvas
        ref={canvas}
        className={`w-full cursor-crosshair touch-none rounded-lg border-2 border-line-strong bg-[#fff] ${isSmall ? 'h-20' : 'h-40 max-md:h-28'}`}
        role="img"
        aria-labelledby={id}
        tabIndex={-1}
      />
      <p className="pointer-events-none absolute inset-x-6 bottom-3 border-t border-[#767676] text-sm text-[#5c5c5c]">
        {words.signHere}
      </p>
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
