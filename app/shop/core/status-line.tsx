import { useEffect, useState, type ReactNode } from 'react'

import { staffConsole as words } from '#app/content/staff/console.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

import css from './status-line.module.css'

const UNDO_MS = 60_000

export type Status = {
  /** Another one for each action. */
  id: string
  tone: 'success' | 'warning' | 'error'
  text: string
  undo?: () => void
}

/** The last thing that was done, and the way to say the next. */
export function useStatus() {
  const [status, setStatus] = useState<Status | null>(null)
  function say(text: string, tone: Status['tone'] = 'success') {
    setStatus({ id: crypto.randomUUID(), tone, text })
  }
  return { status, say }
}

type StatusLineProps = {
  status: Status | null
  /** Where to go from there. */
  children?: ReactNode
}

/** What was just done, said where it was done, with a way to take it back for a minute. */
export function StatusLine({ status, children }: StatusLineProps) {
  const [expired, setExpired] = useState<string | null>(null)
  const id = status?.id
  useEffect(() => {
    if (!id) return
    const timer = setTimeout(() => setExpired(id), UNDO_MS)
    return () => clearTimeout(timer)
  }, [id])

  return (
    <div className={`${css.line} semibold row screen-only`} role="status" data-tone={status?.tone}>
      {status && (
        <>
          <Icon name={status.tone === 'success' ? 'check' : 'alert'} size={22} />
          <p>{status.text}</p>
          {status.undo && expired !== id && (
            <Button variant="quiet" small onClick={status.undo}>
              {words.undo}
            </Button>
          )}
          {children}
        </>
      )}
    </div>
  )
}
