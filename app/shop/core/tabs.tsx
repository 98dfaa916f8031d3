import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { QueryBoundary } from '#app/shop/query-boundary.tsx'

export type Tab = {
  id: string
  name: string
  /** A hash with one of these ids opens this tab. */
  parts?: string[]
  count?: ReactNode
  children: ReactNode
}

type TabsProps = { label: string; tabs: Tab[] }

/** The choice stands in the address, so that a reload and a link open the same tab. */
export function Tabs({ label, tabs }: TabsProps) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const wanted = new URLSearchParams(search).get('tab')
  const part = hash.slice(1)
  const shown =
    tabs.find(({ parts }) => part && parts?.includes(part)) ??
    tabs.find(({ id }) => id === wanted) ??
    tabs[0]
  if (!shown) return null

  function open(id: string) {
    const next = new URLSearchParams(search)
    next.set('tab', id)
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === shown?.id)
    const wantedIndex = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    const next = wantedIndex === undefined ? undefined : tabs.at(wantedIndex % tabs.length)
    if (!next) return
    event.preventDefault()
    open(next.id)
    list.current?.querySelector<HTMLElement>(`[id="${prefix}${next.id}"]`)?.focus()
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, name, count }) => (
          <button
            key={id}
            id={`${prefix}${id}`}
            type="button"
            role="tab"
            aria-selected={id === shown.id}
            aria-controls={`${prefix}panel`}
            tabIndex={id === shown.id ? 0 : -1}
            className="min-h-11 cursor-pointer border-0 border-b-2 border-transparent bg-transparent px-3 font-semibold whitespace-nowrap text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink"
            onClick={() => open(id)}
            onKeyDown={onKeyDown}
          >
            {name} {count !== undefined && <span className="ml-1 tabular-nums">{count}</span>}
          </button>
        ))}
      </div>
      <div
        key={shown.id}
        id={`${prefix}panel`}
        role="tabpanel"
        aria-labelledby={`${prefix}${shown.id}`}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5"
      >
        <QueryBoundary>{shown.children}</QueryBoundary>
      </div>
    </div>
  )
}
