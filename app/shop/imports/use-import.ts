import { useEffect, useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { today } from '#app/shop/core/times.ts'
import { importFaults } from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { ImportMemory } from '#shared/shop/imports/calls.ts'
import { foldColumn } from '#shared/shop/imports/columns.ts'
import type { Encoding } from '#shared/shop/imports/decode-text.ts'
import { MAX_FILE_BYTES, type ImportField } from '#shared/shop/imports/fields.ts'
import { sha256 } from '#shared/shop/imports/imported-customer.ts'
import { foldPlans, type ReadImport } from '#shared/shop/imports/read-import.ts'
import { settleRows, type SettledRow } from '#shared/shop/imports/settle-rows.ts'

import { eraseDraft, readDraft, storeDraft, type ImportDraft } from './import-draft.ts'
import { startReader, type ImportReader } from './import-reader.ts'
import { createComparison, sendImport } from './send-import.ts'

const words = importPage.file

export type ReadList = Omit<ReadImport, 'rows'> & { rows: SettledRow[] }
/** The import that was just taken over. */
export type ImportReport = {
  name: string
  digest: string
  list: ReadList
  customers: number
  at: number
}
type Sending = { done: number; of: number }
type Choices = ImportDraft['choices']

/** A list of customers on its way from a file into the shop. */
export function useImport(
  account: { memory: ImportMemory; draftKey: string },
  onTaken: () => Promise<void>,
) {
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  const [stored, setStored] = useState<ImportDraft | null>(null)
  const [list, setList] = useState<ReadList | null>(null)
  const [isReading, setReading] = useState(true)
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [tools] = useState(createTools)
  const { memory, draftKey } = account

  useEffect(() => {
    void readDraft(draftKey).then((kept) => (kept ? read(kept) : setReading(false)))
    return () => tools.stop()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page is opened once
  }, [])

  useEffect(() => {
    if (draft) void storeDraft(draft, draftKey).then((isStored) => isStored && setStored(draft))
  }, [draft, draftKey])

  /** Reads the file as chosen; of several readings under way the last counts. */
  async function read(wanted: ImportDraft) {
    const turn = tools.nextTurn()
    setReading(true)
    setShare(0)
    setProblem(null)
    const { bytes, encoding, choices } = wanted
    const shop = { facts: shopRental, today: today() }
    const request = {
      ...(tools.isNew(bytes) && { bytes }),
      encoding,
      choices: { ...choices, memory },
      shop,
    }
    const response = await tools.reader().read(request, setShare)
    if (!tools.isTurn(turn)) return
    if ('fault' in response)
      return refuse(interpolate(importFaults[response.fault], response.values))
    setDraft(wanted)
    const { data, error } = await tools.comparison.compare(response.found.rows)
    if (!tools.isTurn(turn)) return
    if (error) return refuse(error.message)
    setList({ ...response.found, rows: settleRows(response.found.rows, data, shop.today) })
    setReading(false)
  }

  function refuse(sentence: string) {
    setProblem(sentence)
    setReading(false)
  }

  async function open(file: File) {
    if (file.size > MAX_FILE_BYTES) return refuse(words.large)
    setReport(null)
    const bytes = new Uint8Array(await file.arrayBuffer())
    tools.begin()
    await read({ id: crypto.randomUUID(), name: file.name, bytes, choices: {} })
  }

  function choose(change: Partial<Choices>) {
    if (!draft) return
    tools.forgetSent()
    void read({ ...draft, id: crypto.randomUUID(), choices: { ...draft.choices, ...change } })
  }

  async function throwAway() {
    tools.begin()
    setDraft(null)
    setList(null)
    setReading(false)
    setProblem(null)
    await eraseDraft()
  }

  async function takeOver() {
    if (!draft || !list || sending) return
    setProblem(null)
    const { id, name } = draft
    await storeDraft(draft, draftKey)
    const customers = list.rows.flatMap((row) => (row.state === 'ready' && row.customer) || [])
    const digest = await sha256(draft.bytes)
    const about = {
      id,
      digest,
      customers,
      remarks: list.accepted,
      remember: rememberedOf(draft, list),
    }
    const leftOut = list.rows.filter(({ state }) => state !== 'ready' && state !== 'here').length
    const onPiece = (done: number, of: number) => setSending({ done, of })
    const signal = tools.startSending()
    const { data, error } = await sendImport({ ...about, leftOut }, tools.sent, onPiece, signal)
    setSending(null)
    if (signal.aborted) return
    if (data) {
      await throwAway()
      await onTaken()
      return setReport({ name, digest, list, customers: data.customers, at: Date.now() })
    }
    if (error.code !== 'import_changed' && error.code !== 'import_incomplete')
      return setProblem(error.message)
    tools.forgetSent()
    tools.comparison.forget()
    await read({ ...draft, id: crypto.randomUUID() })
    setProblem(error.message)
  }

  return {
    draft,
    /** Whether the draft would survive a reload as it stands. */
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
    /** Gives up what is being read; the list before it stays. */
    cancelReading() {
      tools.begin()
      setReading(false)
    },
    takeOver,
    cancelSending: () => tools.stopSending(),
    /** Reads with another encoding, or on another sheet: what was chosen for the one before is void. */
    reread(change: { encoding: Encoding } | Pick<Choices, 'sheet' | 'head'>) {
      if (!draft) return
      const { order, plans } = draft.choices
      const kept = { ...(order && { order }), ...(plans && { plans }) }
      const { encoding = draft.encoding, ...table } = { encoding: undefined, ...change }
      tools.forgetSent()
      const choices = { ...kept, ...table }
      void read({ ...draft, id: crypto.randomUUID(), encoding, choices })
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

/** Columns and plans that were chosen by hand, for the next file. */
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

/** State of the hook that is not shown. */
function createTools() {
  let reader: ImportReader | undefined
  let turn = 0
  let opened: Uint8Array | undefined
  let sendingAbort = new AbortController()
  const comparison = createComparison()
  const sent = new Set<number>()

  return {
    comparison,
    sent,
    reader: () => (reader ??= startReader()),
    /** Whether the reader has not opened this file yet. */
    isNew(bytes: Uint8Array) {
      const isOther = opened !== bytes
      opened = bytes
      return isOther
    },
    nextTurn: () => (turn += 1),
    isTurn: (one: number) => one === turn,
    /** Ends the reader, also in the middle of a file. */
    begin() {
      opened = undefined
      turn += 1
      reader?.stop()
      reader = undefined
      sent.clear()
    },
    forgetSent: () => sent.clear(),
    startSending() {
      sendingAbort = new AbortController()
      return sendingAbort.signal
    },
    stopSending: () => sendingAbort.abort(),
    stop() {
      turn += 1
      reader?.stop()
      reader = undefined
      sendingAbort.abort()
    },
  }
}
