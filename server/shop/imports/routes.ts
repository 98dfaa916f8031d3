import { isDeepStrictEqual } from 'node:util'

import type { Services } from '#server/services.ts'
import { answerInParts } from '#server/shop/core/answer-in-parts.ts'
import { CounterError, today } from '#server/shop/core/counter.ts'
import { serveCalls, type CallContext, type InputOf } from '#server/shop/core/serve-calls.ts'
import { importCalls, type ImportRow } from '#shared/shop/imports/calls.ts'

import { checkRows, countRows, type CheckedRow } from './check-rows.ts'
import { importFile } from './import-file.ts'
import { listImports } from './list-imports.ts'
import { parseInWorker } from './parse-in-worker.ts'
import { prepareImport } from './prepare-import.ts'
import { readRemembered, rememberChoices } from './remembered-choices.ts'
import { takeBack } from './take-back.ts'

export const importRoutes = serveCalls(importCalls, { check, commit, list: listImports, takeBack })

async function check(
  { query, body }: InputOf<(typeof importCalls)['check']>,
  _context: CallContext,
  services: Services,
) {
  const remembered = await readRemembered(services.database.read)
  const { head, rows } = await parseInWorker(
    await bytesOf(body),
    { ...query, remembered },
    services,
  )

  /** Streamed: 5,000 customers are two megabytes. */
  async function* describe() {
    const checked: CheckedRow[] = []
    yield `${JSON.stringify(head).slice(0, -1)},"rows":[`
    for await (const some of checkRows(services.database.read, rows, today(services))) {
      const shown = some.map((row) => JSON.stringify(asShown(row))).join(',')
      yield checked.length > 0 ? `,${shown}` : shown
      checked.push(...some)
    }
    yield `],"counts":${JSON.stringify(countRows(checked))}}`
  }
  return answerInParts(describe(), services)
}

async function commit(
  { query, body }: InputOf<(typeof importCalls)['commit']>,
  { by }: CallContext,
  services: Services,
) {
  const { customers, leftOut, ...choices } = query
  const shown = { customers: Number(customers), leftOut: Number(leftOut) }
  const remembered = await readRemembered(services.database.read)
  const read = await parseInWorker(await bytesOf(body), { ...choices, remembered }, services)
  const prepared = await prepareImport(read.rows, by, services)
  const taken = await services.database.write(async (tx) => {
    const columns = choices.columns ? read.head.columns : []
    await rememberChoices(tx, { columns, plans: choices.plans ?? {} }, by, services.now())
    const { id, counts } = await importFile(tx, { ...read, prepared }, by, services, (found) => {
      const { customers: many, toCheck, refused } = found.counts
      const now = { customers: many, leftOut: toCheck + refused }
      if (!isDeepStrictEqual(now, shown)) throw new CounterError('import_changed', now)
    })
    return { id, counts }
  })
  const warn = (error: unknown) => services.log.warn({ error }, 'Could not update the statistics')
  await services.database.analyze().catch(warn)
  return taken
}

async function bytesOf(file: Blob) {
  return new Uint8Array(await file.arrayBuffer())
}

function asShown({ customer, ...row }: CheckedRow): ImportRow {
  const planned = customer && {
    plan: customer.plan,
    monthlyCents: customer.prices.monthlyCents,
    isOwnPrice: customer.isOwnPrice,
    months: customer.months,
    since: customer.since,
    paidThrough: customer.paidThrough,
    depositCents: customer.depositCents,
    balanceCents: customer.balanceCents,
    keys: customer.keys,
    language: customer.language,
    email: customer.email || null,
    hold: customer.hold && `${customer.hold.from} – ${customer.hold.until}`,
    closesOn: customer.closesOn,
    people: customer.people.map(({ kind, name: who, signedOn, photoId, addressId }) => ({
      kind,
      name: who,
      signedOn,
      ids: photoId && addressId && `${photoId}, ${addressId}`,
    })),
  }
  return { ...row, planned }
}
