import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'

import { business } from '#app/content/business.ts'
import { PrintButton } from '#app/ui/print-button.tsx'

type RollReceiptProps = { title: string; print: string; children: ReactNode }

/** A receipt on the paper roll of a receipt printer, 80 mm wide and as long as it needs. */
export function RollReceipt({ title, print, children }: RollReceiptProps) {
  const preview = useRef<HTMLElement>(null)
  useRollLength(preview)
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={title}>
      <div>
        <PrintButton variant="quiet" sheet={<Roll title={title}>{children}</Roll>}>
          {print}
        </PrintButton>
      </div>
      <Roll ref={preview} title={title}>
        {children}
      </Roll>
    </section>
  )
}

const CSS_PIXELS_PER_MM = 96 / 25.4
const SPARE_MM = 4

/** The printer cuts at the end of the page, so the page is as long as the preview. */
function useRollLength(preview: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const shown = preview.current
    if (!shown) return
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const measure = () => {
      const length = Math.ceil(shown.offsetHeight / CSS_PIXELS_PER_MM) + SPARE_MM
      sheet.replaceSync(`@page receipt-roll { size: 80mm ${length}mm; margin: 0 }`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    measure()
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [preview])
}

type RollProps = Omit<RollReceiptProps, 'print'> & { ref?: Ref<HTMLElement> }

/** The heads of these printers reach 72 of the 80 mm. */
const ROLL =
  'flex w-[80mm] max-w-full flex-col gap-[2mm] bg-[#fff] p-[4mm] text-[9.5pt] leading-[1.3] text-[#000] outline-1 outline-line wrap-anywhere [page:receipt-roll] print:outline-0 [&>h2]:text-[12pt]'

function Roll({ title, children, ref }: RollProps) {
  return (
    <article ref={ref} className={ROLL} data-theme="light">
      <header className="text-center">
        <p>
          <strong>{business.name}</strong>
        </p>
        {business.addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{business.phone}</p>
      </header>
      <h2>{title}</h2>
      {children}
    </article>
  )
}
