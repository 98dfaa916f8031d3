import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'

import { intake } from '#app/content/staff/intake.ts'
import { useCounterSettings } from '#app/shop/core/counter-settings.ts'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { Button } from '#app/ui/button.tsx'
import { PrintAlone } from '#app/ui/print-button.tsx'
import { interpolateCount } from '#shared/interpolate.ts'

import { Label } from './label.tsx'

const { labels: words } = intake

/** Lost with the page, like the list. */
const usePrinted = create(() => ({ keys: new Set<string>(), job: [] as QueueEntry[] }))

export function markPrinted(entries: QueueEntry[]) {
  usePrinted.setState(({ keys }) => ({
    keys: new Set([...keys, ...entries.filter(isReady).map(({ body }) => body.key)]),
  }))
}

function print(entries: QueueEntry[]) {
  markPrinted(entries)
  usePrinted.setState({ job: entries })
}

function isReady({ state, received }: QueueEntry) {
  return state === 'done' && received !== undefined
}

export function LabelPrinter({ entries }: { entries: QueueEntry[] }) {
  const { labelTime, labelSize } = useCounterSettings()
  const { keys, job } = usePrinted()
  const isPrinting = job.length > 0
  const due = entries.filter((entry) => isReady(entry) && !keys.has(entry.body.key)).toReversed()
  const isDue = due.length > 0 && !isPrinting
  const waiting = entries.filter(({ kind, state }) => kind === 'item' && state === 'waiting').length

  const printDue = useEffectEvent(() => print(due))

  useEffect(() => {
    if (labelTime === 'each' && isDue) printDue()
  }, [labelTime, isDue])

  useEffect(() => {
    if (labelTime !== 'together' || !isDue) return
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyP') return
      event.preventDefault()
      printDue()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [labelTime, isDue])

  if (labelTime === 'never') return null
  return (
    <>
      {labelTime === 'together' && due.length > 0 && (
        <div className="flex flex-wrap gap-2 items-center">
          <Button variant="quiet" aria-keyshortcuts={words.key} onClick={() => print(due)}>
            {interpolateCount(words.print, due.length)}
          </Button>
          <kbd>{words.key}</kbd>
        </div>
      )}
      {waiting > 0 && <p role="status">{interpolateCount(words.waiting, waiting)}</p>}
      {isPrinting && (
        <PrintAlone onPrinted={() => usePrinted.setState({ job: [] })}>
          {job.map(
            ({ body, received }) =>
              received && <Label key={body.key} item={received.item} size={labelSize} />,
          )}
        </PrintAlone>
      )}
    </>
  )
}
