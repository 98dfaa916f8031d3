import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { Button } from './button.tsx'

type PrintButtonProps = ComponentProps<typeof Button> & {
  sheet: ReactNode
  onPrint?: () => void
}

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
  /** Printed or canceled. */
  onPrinted: () => void
}

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
