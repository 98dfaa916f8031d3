import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'

import { audit as words } from '#app/content/staff/audit.ts'
import { callShop } from '#app/shop/client.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { formatDate, today } from '#app/shop/core/times.ts'
import { AuditFilters } from '#app/shop/staff/audit-filters.tsx'
import { AuditTable } from '#app/shop/staff/audit-table.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  auditFilterOfAddress,
  staffCalls,
  type AuditCheck,
  type AuditFilter,
} from '#shared/shop/staff/calls.ts'

export default function Audit() {
  const [query, setQuery] = useSearchParams()
  const filter = v.parse(auditFilterOfAddress, Object.fromEntries(query))
  const before = query.get('before') ?? undefined
  const { lines, next } = useShop(staffCalls.listAudit, { ...filter, before })

  /** Each view has an address, so that Back leads to the previous one. */
  function change(fields: Record<string, string>) {
    const entries = Object.entries({ ...filter, ...fields }).filter(([, value]) => value)
    setQuery(new URLSearchParams(entries))
  }

  return (
    <>
      <StaffPageHead>
        <AuditActions filter={filter} />
      </StaffPageHead>
      <AuditFilters filter={filter} lines={lines} onChange={change} />
      <AuditTable lines={lines} onChange={change} />
      <div className="print:hidden flex flex-wrap gap-2">
        {before && (
          <Button variant="quiet" onClick={() => change({})}>
            {words.newest}
          </Button>
        )}
        {next && (
          <Button variant="quiet" onClick={() => change({ before: next })}>
            {words.older}
          </Button>
        )}
      </div>
    </>
  )
}

type ResultMessage = { tone: 'success' | 'warning' | 'error'; text: string }

function AuditActions({ filter }: { filter: AuditFilter }) {
  const [busy, setBusy] = useState<string | null>(null)
  const [message, setMessage] = useState<ResultMessage | null>(null)

  async function act(begin: string, work: () => Promise<ResultMessage>) {
    setMessage(null)
    setBusy(begin)
    setMessage(await work())
    setBusy(null)
  }

  async function check(): Promise<ResultMessage> {
    let through = 0
    for (;;) {
      const { data, error } = await callShop(staffCalls.checkAudit, { after: through })
      if (error) return { tone: 'error', text: error.message }
      through = data.through
      setBusy(interpolate(words.check.busy, { count: through }))
      if (data.isDone) return formatCheck(data)
    }
  }

  async function exportLog(): Promise<ResultMessage> {
    const { data, error } = await callShop(staffCalls.exportAudit, filter)
    if (error) return { tone: 'error', text: error.message }
    const { csv, rows, isCut } = data
    download(interpolate(words.export.file, { day: today() }), 'text/csv', csv)
    const text = interpolate(isCut ? words.export.cut : words.export.done, { count: rows })
    return { tone: isCut ? 'warning' : 'success', text }
  }

  return (
    <div className="print:hidden flex flex-wrap gap-3 items-center">
      <Button
        variant="quiet"
        waiting={busy !== null}
        onClick={() => void act(interpolate(words.check.busy, { count: 0 }), check)}
      >
        {words.check.way}
      </Button>
      <Button
        variant="quiet"
        waiting={busy !== null}
        onClick={() => void act(words.export.busy, exportLog)}
      >
        {words.export.way}
      </Button>
      {busy && <p role="status">{busy}</p>}
      {message && <TextBanner {...message} />}
    </div>
  )
}

function formatCheck({ problem, entries, hash }: AuditCheck): ResultMessage {
  const { whole, changed, cut, rewritten, byDay, byItself } = words.check
  if (!problem) {
    return { tone: 'success', text: interpolate(whole, { count: entries, hash: hash || '-' }) }
  }
  if (problem.kind === 'changed') return { tone: 'error', text: interpolate(changed, problem) }
  const { notedBy } = problem
  const who = notedBy ? interpolate(byDay, { day: formatDate(notedBy) }) : byItself
  const text = problem.kind === 'cut' ? interpolate(cut, problem) : interpolate(rewritten, problem)
  return { tone: 'error', text: `${text} ${who}` }
}
