import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { staffConsole as words } from '#app/content/staff/console.ts'
import { moneyPage } from '#app/content/staff/money.ts'
import { Button, ButtonRoute } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const UNDO_MS = 60_000

export type Status = {
  id: string
  tone: 'success' | 'warning' | 'error'
  text: string
  receipt?: number | undefined
  undo?: () => void
}

export type Done = string | (Pick<Status, 'text'> & Partial<Status>)

type Said = { status: Status | null; say: (done: Done | null) => void }
const SaidContext = createContext<Said>({ status: null, say() {} })

export function useStatus() {
  const [status, setStatus] = useState<Status | null>(null)
  return useMemo(
    () => ({ status, say: (done: Done | null) => setStatus(asStatus(done)) }),
    [status],
  )
}

function asStatus(done: Done | null): Status | null {
  const next = typeof done === 'string' ? { text: done } : done
  return next && { id: crypto.randomUUID(), tone: 'success', ...next }
}

export const useSay = () => use(SaidContext).say

type SayingProps = { onReceipt?: () => void; children: ReactNode }

export function Saying({ onReceipt, children }: SayingProps) {
  const line = useStatus()
  const receipt = line.status?.receipt
  useEffect(() => {
    if (receipt) onReceipt?.()
  }, [receipt, onReceipt])
  return <SaidContext value={line}>{children}</SaidContext>
}

export function SaidLine({ children }: { children?: ReactNode }) {
  return <StatusLine status={use(SaidContext).status}>{children}</StatusLine>
}

export function SaidAbove({ children }: { children: ReactNode }) {
  return (
    <Saying>
      <SaidLine />
      {children}
    </Saying>
  )
}

type StatusLineProps = {
  status: Status | null
  children?: ReactNode
}

const LOOK =
  'flex items-center gap-3 rounded-lg border-transparent font-semibold wrap-anywhere print:hidden empty:absolute not-empty:min-h-13 not-empty:border not-empty:px-4 not-empty:py-1 data-tone:border-(--edge) data-tone:bg-(--wash) [&>svg]:flex-none [&>svg]:text-(--ink)'

/** With an undo for a minute. */
export function StatusLine({ status, children }: StatusLineProps) {
  const [expired, setExpired] = useState<string | null>(null)
  const [shown] = useSearchParams()
  const id = status?.id
  useEffect(() => {
    if (!id) return
    const timer = setTimeout(() => setExpired(id), UNDO_MS)
    return () => clearTimeout(timer)
  }, [id])

  return (
    <div className={LOOK} role="status" data-tone={status?.tone}>
      {status && (
        <>
          <Icon name={status.tone === 'success' ? 'check' : 'alert'} size={22} />
          <p className="flex-1">{status.text}</p>
          {status.undo && expired !== id && (
            <Button variant="quiet" small onClick={status.undo}>
              {words.undo}
            </Button>
          )}
          {status.receipt && shown.get('receipt') !== String(status.receipt) && (
            <ButtonRoute variant="quiet" small to={`/staff/money?receipt=${status.receipt}`}>
              {moneyPage.pay.show}
            </ButtonRoute>
          )}
          {children}
        </>
      )}
    </div>
  )
}
