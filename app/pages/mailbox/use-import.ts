import { useEffect, useMemo, useRef, useState } from 'react'

import { readFile, type ImportedFile } from '#app/mailboxes/import-file.ts'
import type { NumberedMailbox, RowProblem } from '#app/mailboxes/import-row.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { said } from '#app/mailboxes/messages.ts'

import { takeWithUndo } from './take-with-undo.ts'

export type Kind = 'create' | 'put' | 'replace'

/** How far an import is. */
export type ImportState =
  | { name: 'waiting' }
  | { name: 'reading'; rows: number }
  | { name: 'taking' }
  | { name: 'refused'; sentence: string }
  | { name: 'bad-rows'; problems: readonly RowProblem[]; rows: number }
  | { name: 'ready'; count: number; known: number; ignored: readonly string[] }

type Step = ImportState | { name: 'read'; file: ImportedFile }

/** Reads a file and takes what it holds. A file chosen later, or leaving, ends the reading. */
export function useImport(all: readonly Mailbox[], onDone: () => void) {
  const [kind, choose] = useState<Kind>('create')
  const [step, setStep] = useState<Step>({ name: 'waiting' })
  const reading = useRef<AbortController | null>(null)
  const state = useMemo(
    () => (step.name === 'read' ? judge(step.file, kind, all) : step),
    [step, kind, all],
  )

  useEffect(() => () => reading.current?.abort(), [])

  async function read(file: File | undefined) {
    reading.current?.abort()
    if (!file) return setStep({ name: 'waiting' })
    const { signal } = (reading.current = new AbortController())
    setStep({ name: 'reading', rows: 0 })
    const show = (next: Step) => signal.aborted || setStep(next)
    await readFile(file, (rows) => show({ name: 'reading', rows }), signal)
      .then((known) => show({ name: 'read', file: known }))
      .catch(() => show({ name: 'refused', sentence: `This file could not be read. ${NOTHING}` }))
  }

  async function take() {
    if (step.name !== 'read' || step.file.state !== 'sound') return
    const taken = step.file.mailboxes.map(({ mailbox }) => mailbox)
    setStep({ name: 'taking' })
    const problem = await takeWithUndo(kind, taken, all)
    if (problem) setStep({ name: 'refused', sentence: problem })
    else onDone()
  }

  return {
    kind,
    choose,
    state,
    read: (file: File | undefined) => void read(file),
    take: () => void take(),
  }
}

const NOTHING = 'Nothing was changed.'

function asTaken({ row, mailbox: { id } }: NumberedMailbox): RowProblem {
  return { row, id, sentence: said.taken }
}

/** What is to be said of a file, given what is to be done with it. */
function judge(file: ImportedFile, kind: Kind, all: readonly Mailbox[]): ImportState {
  if (file.state === 'refused') return { name: 'refused', sentence: file.sentence }

  const ids = new Set(all.map(({ id }) => id))
  const known = file.mailboxes.filter(({ mailbox }) => ids.has(mailbox.id))
  const unreadable = file.state === 'bad-rows' ? file.problems : []
  const taken = kind === 'create' ? known.map(asTaken) : []
  const rows = file.mailboxes.length + unreadable.length
  const problems = [...unreadable, ...taken].toSorted((one, other) => one.row - other.row)
  if (problems.length > 0 || file.state === 'bad-rows') return { name: 'bad-rows', problems, rows }
  return {
    name: 'ready',
    count: file.mailboxes.length,
    known: known.length,
    ignored: file.ignored,
  }
}
