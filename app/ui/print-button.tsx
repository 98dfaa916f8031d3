import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { Button } from './button.tsx'

type PrintButtonProps = ComponentProps<typeof Button> & {
  sheet: ReactNode
  /** The dialog is asked for. */
  onPrint?: () => void
}

/** Opens the browser's print dialog for a sheet, and for nothing of the page. */
export function PrintButton({ sheet, onPrint, ...button }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false)
  function print() {
    onPrint?.()
    setPrinting(true)
  }

  return (
    <>
      <Button {...button} onClick={print} />
      {isPrinting && <PrintAlone onPrinted={() => setPrinting(false)}>{sheet}</PrintAlone>}
    </>
  )
}

type PrintAloneProps = {
  children: ReactNode
  /** The browser has printed it, or the visitor thought better of it. */
  onPrinted: () => void
}

/** Has the browser print a sheet, and nothing of the page, as soon as it is there. */
export function PrintAlone({ children, onPrinted }: PrintAloneProps) {
  const isOpened = useRef(false)

  useEffect(() => {
    addEventListener('afterprint', onPrinted)
    if (!isOpened.current) window.print()
    isOpened.current = true
    return () => removeEventListener('afterprint', onPrinted)
  }, [onPrinted])

  return createPortal(
    <div className="not-print:hidden" data-alone-on-paper="">
      {children}
    </div>,
    document.body,
  )
}
