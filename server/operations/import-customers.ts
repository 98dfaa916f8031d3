import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { readSettings } from '#server/settings.ts'
import { today } from '#server/shop/core/counter.ts'
import { OPERATOR } from '#server/shop/core/permissions/staff-role.ts'
import { importFile, type ImportResult } from '#server/shop/imports/import-file.ts'
import { prepareImport } from '#server/shop/imports/prepare-import.ts'
import { readImport, type ImportChoices } from '#server/shop/imports/read-import.ts'
import {
  importFaults,
  importProblems,
  importRemarks,
  importCommand as words,
} from '#shared/content/imports.ts'
import { interpolate } from '#shared/interpolate.ts'
import { fillIn, say } from '#shared/sentence.ts'
import { rentalFacts, type RentalFacts } from '#shared/shop/core/facts.ts'
import { MAX_FILE_BYTES } from '#shared/shop/imports/calls.ts'
import { FileFault } from '#shared/shop/imports/read-file.ts'

import { runCommand } from './command.ts'
import { writeBeside } from './database.ts'

const RENTAL = 'build/rental.json'

/** Previews a spreadsheet's import, and imports it on request, as the page does. */
export async function importCustomers(
  args: string[],
  environment: NodeJS.ProcessEnv,
  facts: RentalFacts,
) {
  const { file, order, accept, isWritten, leavesOut } = readOptions(args)
  const services = { facts, now: () => Date.now() }
  const { rows, ...head } = await readSheet(
    file,
    { order, accept },
    { facts, today: today(services) },
  )
  const refused = head.columns.find(({ refusedBy }) => refusedBy)
  if (refused) throw new Error(interpolate(words.refused, { name: refused.name }))
  if (head.missing.length > 0) {
    throw new Error(interpolate(words.missing, { columns: head.missing.join(', ') }))
  }
  const prepared = await prepareImport(rows, OPERATOR, services)
  let found: ImportResult | undefined
  try {
    found = await writeBeside(readSettings(environment), 'import-customers', (tx) =>
      importFile(tx, { head, rows, prepared }, OPERATOR, services, (taken) => {
        const { refused: mistakes, toCheck } = taken.counts
        if (isWritten && (leavesOut || mistakes + toCheck === 0)) return
        throw new PreviewRollback(taken)
      }),
    )
    return describe(found, found.id === null ? words.nothingNew : words.done)
  } catch (error) {
    if (!(error instanceof PreviewRollback)) throw error
    return describe(error.taken, isWritten ? words.faulty : words.dry)
  }
}

/** Rolls the transaction back. */
class PreviewRollback extends Error {
  readonly taken: ImportResult

  constructor(taken: ImportResult) {
    super(words.dry)
    this.taken = taken
  }
}

function readOptions(args: string[]) {
  const flag = { type: 'boolean' } as const
  const accept = { type: 'string', multiple: true } as const
  const options = { 'days-first': flag, 'take-over': flag, 'leave-mistakes-out': flag, accept }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error('One file')
    return {
      file,
      order: values['days-first'] ? ('day' as const) : ('month' as const),
      accept: (values.accept ?? []).join(','),
      isWritten: values['take-over'] === true,
      leavesOut: values['leave-mistakes-out'] === true,
    }
  } catch {
    throw new Error(words.usage)
  }
}

async function readSheet(
  file: string,
  choices: Pick<ImportChoices, 'order' | 'accept'>,
  shop: Parameters<typeof readImport>[2],
) {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Error(interpolate(words.unread, { file }))
  if (found.size > MAX_FILE_BYTES) throw new Error(interpolate(words.large, { file }))
  try {
    return await readImport(await readFile(file), choices, shop)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    throw new Error(interpolate(importFaults[error.fault], error.values), { cause: error })
  }
}

function describe({ counts, rows }: ImportResult, end: string) {
  const mistakes = rows.flatMap(({ becomes, lines, box, problems, remarks }) => {
    const where = { lines: lines.join(', '), box: box ?? '?' }
    if (becomes === 'to-check') {
      const said = remarks.map(({ code, values }) =>
        interpolate(words.remark, { sentence: say(fillIn(importRemarks[code], values)), code }),
      )
      return interpolate(words.toCheck, { ...where, remarks: said.join(' ') })
    }
    if (becomes !== 'refused') return []
    const said = problems.map(({ code, values }) => say(fillIn(importProblems[code], values)))
    return interpolate(words.row, { ...where, problems: said.join(' ') })
  })
  const [owed, held] = [counts.owedCents, counts.depositCents].map((cents) =>
    (cents / 100).toFixed(2),
  ) as [string, string]
  return [...mistakes, interpolate(words.counts, { ...counts, owed, held }), end].join('\n')
}

if (import.meta.main) {
  await runCommand(async (args, environment) => {
    const facts = v.parse(rentalFacts, JSON.parse(await readFile(RENTAL, 'utf8')))
    return importCustomers(args, environment, facts)
  })
}
