import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import css from './print-alone.module.css'

type PrintAloneProps = {
  children: ReactNode
  /** The browser has printed it, or the visitor thought better of it. */
  onPrinted: () => void
}

/** Opens the browser's print dialog for what stands in it, and for nothing else of the page. */
export function PrintAlone({ children, onPrinted }: PrintAloneProps) {
  const isOpened = useRef(false)

  useEffect(() => {
    addEventListener('afterprint', onPrinted)
    if (!isOpened.current) window.print()
    isOpened.current = true
    return () => removeEventListener('afterprint', onPrinted)
  }, [onPrinted])

  return createPortal(<div className={css.sheet}>{children}</div>, document.body)
}
