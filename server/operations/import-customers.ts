import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { readSettings } from '#server/settings.ts'
import { today } from '#server/shop/core/counter.ts'
import { OPERATOR } from '#server/shop/core/permissions/staff-role.ts'
import { compareWithShop } from '#server/shop/imports/compare.ts'
import { prepareImport } from '#server/shop/imports/prepare-import.ts'
import { takeOver } from '#server/shop/imports/take-over.ts'
import {
  importColumns,
  importFaults,
  importNotes,
  importProblems,
  importRemarks,
  importCommand as words,
} from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { fillIn, render } from '#shared/sentence.ts'
import { rentalFacts, type RentalFacts } from '#shared/shop/core/facts.ts'
import { classifyRows, countRows, type ClassifiedRow } from '#shared/shop/imports/classify-rows.ts'
import { dayOrders, FileFault, MAX_FILE_BYTES } from '#shared/shop/imports/fields.ts'
import { sha256, type ImportShop } from '#shared/shop/imports/imported-customer.ts'
import { readFile as readSheets } from '#shared/shop/imports/read-file.ts'
import {
  readImport,
  type ImportChoices,
  type ReadImport,
} from '#shared/shop/imports/read-import.ts'

import { runCommand } from './command.ts'
import { writeBesideServer } from './database.ts'

const RENTAL = 'build/rental.json'

export async function importCustomers(
  args: string[],
  environment: NodeJS.ProcessEnv,
  facts: RentalFacts,
) {
  const { file, order, accepted, isWritten, leavesOut } = readOptions(args)
  const services = { facts, now: () => Date.now() }
  const shop = { facts, today: today(services) }
  const bytes = await readBytes(file)
  const list = await readCustomers(bytes, { ...(order && { order }), accepted }, shop)
  return writeBesideServer(readSettings(environment), 'import-customers', async (tx) => {
    const customers = list.rows.flatMap(({ customer }) => customer ?? [])
    const boxes = customers.map(({ box }) => box)
    const digests = list.rows.flatMap(({ digest }) => digest ?? [])
    const comparison = await compareWithShop(tx, { boxes, digests }, shop.today)
    const rows = classifyRows(list.rows, comparison, shop.today)
    const counts = countRows(rows)
    const leftOut = counts.refused + counts.toCheck
    const isNothingNew = counts.ready === 0 && counts.here > 0 && (leftOut === 0 || leavesOut)
    if (isNothingNew) return formatPreview(list, rows, words.nothingNew)
    if (!isWritten) return formatPreview(list, rows, words.dry)
    if (counts.ready === 0 || (leftOut > 0 && !leavesOut))
      throw new Error(formatPreview(list, rows, words.faulty))
    const ready = rows.flatMap(({ state, customer }) => (state === 'ready' && customer) || [])
    const prepared = await prepareImport(ready, { id: randomUUID(), by: OPERATOR }, services)
    const report = { digest: await sha256(bytes), leftOut, remarks: list.accepted }
    await takeOver(tx, prepared, report, OPERATOR, services)
    return formatPreview(list, rows, words.done)
  })
}

function readOptions(args: string[]) {
  const flag = { type: 'boolean' } as const
  const accept = { type: 'string', multiple: true } as const
  const options = {
    'days-first': flag,
    'months-first': flag,
    'take-over': flag,
    'leave-mistakes-out': flag,
    accept,
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...more] = positionals
    const [order, ...orders] = dayOrders.filter((one) => values[`${one}s-first`])
    const accepted = (values.accept ?? []).flatMap((codes) => codes.split(','))
    const isKnown = accepted.every((code) => isRemark(code.replace(/:\d+$/, '')))
    if (file === undefined || more.length > 0 || orders.length > 0 || !isKnown)
      throw new Error('One file, one order, known remarks')
    return {
      file,
      order,
      accepted,
      isWritten: values['take-over'] === true,
      leavesOut: values['leave-mistakes-out'] === true,
    }
  } catch {
    throw new Error(words.usage)
  }
}

function isRemark(code: string) {
  return code === 'two_columns' || Object.hasOwn(importRemarks, code)
}

async function readBytes(file: string) {
  const stats = await stat(file).catch(() => null)
  if (!stats?.isFile()) throw new Error(interpolate(words.unread, { file }))
  if (stats.size > MAX_FILE_BYTES) throw new Error(interpolate(words.large, { file }))
  return new Uint8Array(await readFile(file))
}

/** @throws Error in a sentence, for a file that can't be taken as it is */
async function readCustomers(
  bytes: Uint8Array<ArrayBuffer>,
  choices: ImportChoices,
  shop: ImportShop,
) {
  const list = await readSheets(bytes)
    .then((file) => readImport(file, choices, shop))
    .catch((error: unknown) => {
      if (!(error instanceof FileFault)) throw error
      throw new Error(interpolate(importFaults[error.fault], error.values), { cause: error })
    })
  const { columns, missing, isOrderOpen } = list
  const refused = columns.find(({ refusedBy }) => refusedBy)
  if (refused) throw new Error(interpolate(words.refused, { name: refused.name }))
  if (missing.length > 0)
    throw new Error(interpolate(words.missing, { columns: missing.join(', ') }))
  if (isOrderOpen) throw new Error(words.order)
  const rival = columns.find(({ rivalFor }) => rivalFor)
  if (rival?.rivalFor && !choices.accepted?.includes('two_columns')) {
    const taken = columns.find(({ field }) => field === rival.rivalFor)
    const values = {
      name: taken?.name ?? '',
      rival: rival.name,
      field: importColumns[rival.rivalFor],
    }
    throw new Error(interpolate(words.rival, values))
  }
  return list
}

function formatPreview({ notes, columns }: ReadImport, rows: ClassifiedRow[], end: string) {
  const counts = countRows(rows)
  const unused = columns.filter(({ field, samples }) => !field && samples.length > 0)
  const names = unused.map(({ name }, at) => name || String(at + 1)).join(', ')
  const read = [
    ...notes.map(({ code, values }) => interpolate(importNotes[code], values)),
    ...(unused.length > 0 ? [interpolate(words.unused, { columns: names })] : []),
  ]
  const open = rows.flatMap(({ state, lines, box, problems, remarks }) => {
    const place = { lines: lines.join(', '), box: box ?? '?' }
    if (state === 'to-check') {
      const sentences = remarks.map(({ code, values }) =>
        interpolate(words.remark, { sentence: render(fillIn(importRemarks[code], values)), code }),
      )
      return interpolate(words.toCheck, { ...place, remarks: sentences.join(' ') })
    }
    if (state !== 'refused') return []
    const sentences = problems.map(({ code, values }) =>
      render(fillIn(importProblems[code], values)),
    )
    return interpolate(words.row, { ...place, problems: sentences.join(' ') })
  })
  const [owed, held] = [counts.owedCents, counts.depositCents].map((cents) =>
    (cents / 100).toFixed(2),
  ) as [string, string]
  return [...read, ...open, interpolate(words.counts, { ...counts, owed, held }), end].join('\n')
}

if (import.meta.main) {
  await runCommand(async (args, environment) => {
    const facts = v.parse(rentalFacts, JSON.parse(await readFile(RENTAL, 'utf8')))
    return importCustomers(args, environment, facts)
  })
}
