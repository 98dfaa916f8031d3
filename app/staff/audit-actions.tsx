import { useState } from 'react'

import { audit as words } from '#app/content/en/staff/audit.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { today } from '#app/rental/today.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { AuditFilter } from '#shared/rental/audit-filter.ts'
import type { AuditCheckAnswer, AuditExportAnswer } from '#shared/rental/staff-answers.ts'

import { download } from '#app/ui/download.ts'

type Said = { tone: 'success' | 'warning' | 'error'; text: string }

/** Checks the chain of the log, and exports what is shown. */
export function AuditActions({ filter }: { filter: AuditFilter }) {
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)

  async function act(begin: string, work: () => Promise<Said>) {
    setSaid(null)
    setBusy(begin)
    setSaid(await work())
    setBusy(null)
  }

  async function check(): Promise<Said> {
    let through = 0
    for (;;) {
      const { answer, refusal } = await callShop<AuditCheckAnswer>('/staff/audit/check', {
        after: through,
      })
      if (refusal) return { tone: 'error', text: refusal.message }
      through = answer.through
      setBusy(interpolate(words.check.busy, { count: through }))
      if (answer.isDone) return describeCheck(answer)
    }
  }

  async function takeExport(): Promise<Said> {
    const { answer, refusal } = await callShop<AuditExportAnswer>('/staff/audit/export', filter)
    if (refusal) return { tone: 'error', text: refusal.message }
    const { csv, rows, isCut } = answer
    download(interpolate(words.export.file, { day: today() }), 'text/csv', csv)
    const text = interpolate(isCut ? words.export.cut : words.export.done, { count: rows })
    return { tone: isCut ? 'warning' : 'success', text }
  }

  return (
    <>
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
        onClick={() => void act(words.export.busy, takeExport)}
      >
        {words.export.way}
      </Button>
      {busy && <p role="status">{busy}</p>}
      {said && <TextBanner {...said} />}
    </>
  )
}

function describeCheck({ brokenAt, entries, hash }: AuditCheckAnswer): Said {
  return brokenAt === null
    ? {
        tone: 'success',
        text: interpolate(words.check.whole, { count: entries, hash: hash || '-' }),
      }
    : { tone: 'error', text: interpolate(words.check.broken, { row: brokenAt }) }
}
