import { useEffect, useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { today } from '#app/shop/core/times.ts'
import { refreshAnswers } from '#app/shop/use-shop-query.ts'
import { importFaults } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { ImportMemory } from '#shared/shop/imports/calls.ts'
import { classifyRows, type ClassifiedRow } from '#shared/shop/imports/classify-rows.ts'
import { foldColumn } from '#shared/shop/imports/columns.ts'
import type { Encoding } from '#shared/shop/imports/decode-text.ts'
import { MAX_FILE_BYTES, type ImportField } from '#shared/shop/imports/fields.ts'
import { sha256 } from '#shared/shop/imports/imported-customer.ts'
import { foldPlans, type ReadImport } from '#shared/shop/imports/read-import.ts'

import { eraseDraft, readDraft, storeDraft, type ImportDraft } from './import-draft.ts'
import { createReader } from './import-reader.ts'
import { createComparison, sendImport } from './send-import.ts'

const words = importPage.file

export type ReadList = Omit<ReadImport, 'rows'> & { rows: ClassifiedRow[] }
export type ImportReport = {
  name: string
  digest: string
  list: ReadList
  customers: number
  at: number
}
type Choices = ImportDraft['choices']

export function useImport({ memory, draftKey }: { memory: ImportMemory; draftKey: string }) {
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  const [stored, setStored] = useState<ImportDraft | null>(null)
  const [list, setList] = useState<ReadList | null>(null)
  const [listed, setListed] = useState<ImportDraft | null>(null)
  const [isReading, setReading] = useState(true)
  /** Null while the file is opened. */
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState<{ done: number; of: number } | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [tools] = useState(() => ({
    reader: createReader(),
    comparison: createComparison(),
    sent: new Set<number>(),
    abort: new AbortController(),
    turn: 0,
  }))

  useEffect(() => {
    void readDraft(draftKey).then((saved) => (saved ? read(saved) : setReading(false)))
    return () => {
      stopReading()
      tools.abort.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page is opened once
  }, [])

  useEffect(() => {
    if (draft) void storeDraft(draft, draftKey).then((isStored) => isStored && setStored(draft))
  }, [draft, draftKey])

  /** Of several readings at once the last counts. */
  async function read(wanted: ImportDraft) {
    const turn = (tools.turn += 1)
    tools.sent.clear()
    setReading(true)
    setShare(null)
    setProblem(null)
    const { bytes, encoding, choices } = wanted
    const shop = { facts: shopRental, today: today() }
    const request = { bytes, encoding, choices: { ...choices, memory }, shop }
    const response = await tools.reader.read(request, setShare)
    if (tools.turn !== turn) return
    if ('fault' in response)
      return refuse(interpolate(importFaults[response.fault], response.values))
    setDraft(wanted)
    const { data, error } = await tools.comparison.compare(response.found.rows)
    if (tools.turn !== turn) return
    setList({ ...response.found, rows: classifyRows(response.found.rows, data, shop.today) })
    if (error) return refuse(error.message)
    setListed(wanted)
    setReading(false)
  }

  function refuse(sentence: string) {
    setProblem(sentence)
    setReading(false)
  }

  function stopReading() {
    tools.turn += 1
    tools.reader.stop()
    setReading(false)
  }

  async function open(file: File) {
    if (file.size > MAX_FILE_BYTES) return refuse(words.large)
    setReport(null)
    const bytes = new Uint8Array(await file.arrayBuffer())
    stopReading()
    await read({ id: crypto.randomUUID(), name: file.name, bytes, choices: {} })
  }

  function reopen(change: Partial<ImportDraft>) {
    if (draft) void read({ ...draft, id: crypto.randomUUID(), ...change })
  }

  function choose(change: Partial<Choices>) {
    reopen({ choices: { ...draft?.choices, ...change } })
  }

  async function throwAway() {
    stopReading()
    setDraft(null)
    setList(null)
    setProblem(null)
    await eraseDraft()
  }

  async function takeOver() {
    if (!draft || !list || sending) return
    setProblem(null)
    await storeDraft(draft, draftKey)
    const customers = list.rows.flatMap((row) => (row.state === 'ready' && row.customer) || [])
    const digest = await sha256(draft.bytes)
    const about = {
      id: draft.id,
      digest,
      customers,
      leftOut: list.rows.filter(({ state }) => state !== 'ready' && state !== 'here').length,
      remarks: list.accepted,
      remember: rememberedOf(draft, list),
    }
    tools.abort = new AbortController()
    const { signal } = tools.abort
    const { data, error } = await sendImport(about, tools.sent, setSending, signal)
    setSending(null)
    if (signal.aborted) return
    if (data) {
      await throwAway()
      await refreshAnswers()
      return setReport({
        name: draft.name,
        digest,
        list,
        customers: data.customers,
        at: Date.now(),
      })
    }
    if (error.code === 'import_changed' || error.code === 'import_incomplete') {
      tools.comparison.forget()
      await read({ ...draft, id: crypto.randomUUID() })
    }
    setProblem(error.message)
  }

  return {
    draft,
    /** Null while the list shows the draft. */
    retry: draft && draft !== listed && !isReading ? () => void read(draft) : null,
    isStored: draft !== null && draft === stored,
    list,
    isReading,
    share,
    problem,
    sending,
    report,
    open,
    choose,
    throwAway,
    cancelReading: stopReading,
    takeOver,
    cancelSending: () => tools.abort.abort(),
    /** Another encoding or sheet voids the choices. */
    reread({ encoding, ...table }: { encoding?: Encoding } & Pick<Choices, 'sheet' | 'head'>) {
      const { order, plans } = draft?.choices ?? {}
      const choices = { ...(order && { order }), ...(plans && { plans }), ...table }
      reopen({ choices, ...(encoding && { encoding }) })
    },
    mend(line: number, field: ImportField, text: string) {
      const { mended = {} } = draft?.choices ?? {}
      choose({ mended: { ...mended, [line]: { ...mended[line], [field]: text } } })
    },
    accept(remarks: string[]) {
      choose({ accepted: [...(draft?.choices.accepted ?? []), ...remarks] })
    },
  }
}

function rememberedOf(
  { choices: { columns, plans = {} } }: ImportDraft,
  list: ReadList,
): ImportMemory {
  const chosen = list.columns.flatMap(({ name, field }) => {
    const folded = foldColumn(name)
    return columns && folded ? [[folded, field ?? '-'] as const] : []
  })
  return { columns: Object.fromEntries(chosen), plans: foldPlans(plans) }
}
