import { useEffect, useState, type ReactNode } from 'react'

import { Button, type ButtonStyle } from './button.tsx'
import { Icon } from './icon.tsx'
import { showToast } from './toasts.ts'

const SHOWN_MS = 2_500

type CopyButtonProps = ButtonStyle & {
  /** Computed when the button is pressed. */
  text: () => string
  copied: string
  refused: string
  label?: string
  children?: ReactNode
}

export function CopyButton({ text, copied, refused, label, children, ...style }: CopyButtonProps) {
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setDone(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      setDone(true)
    } catch {
      showToast({ tone: 'error', text: refused })
    }
  }

  return (
    <span className="relative inline-grid">
      <Button {...style} aria-label={label} onClick={() => void copy()}>
        <Icon name={isDone ? 'check' : 'copy'} size={22} />
        {children && (
          // Both texts take the same place, so that nothing moves.
          <span className="inline-grid *:[grid-area:1/1]">
            <span className={isDone ? 'opacity-0' : undefined}>{children}</span>{' '}
            <span className={isDone ? undefined : 'opacity-0'} aria-hidden="true">
              {copied}
            </span>
          </span>
        )}
      </Button>
      <span className="sr-only" role="status">
        {isDone ? copied : ''}
      </span>
    </span>
  )
}
