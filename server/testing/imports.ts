import { randomUUID } from 'node:crypto'

import { classifyRows } from '#shared/shop/imports/classify-rows.ts'
import {
  sha256,
  type ImportedCustomer,
  type ImportShop,
} from '#shared/shop/imports/imported-customer.ts'
import { readFile } from '#shared/shop/imports/read-file.ts'
import { readImport, type ImportChoices } from '#shared/shop/imports/read-import.ts'
import { importShop } from '#shared/testing/sheet.ts'

import type { Reach } from './fixtures.ts'
import { callShop } from './shop.ts'

type Caller = { server: Pick<Reach, 'ask'>; token: string; shop?: ImportShop }

export async function checkSheet(by: Caller, text: string, choices: ImportChoices = {}) {
  const { shop = importShop } = by
  const bytes = new TextEncoder().encode(text)
  const list = await readImport(await readFile(bytes), choices, shop)
  const customers = list.rows.flatMap(({ customer }) => customer ?? [])
  const compared = await call(by, 'POST', 'staff/imports/compare', {
    boxes: customers.map(({ box }) => box),
    digests: list.rows.flatMap(({ digest }) => digest ?? []),
  })
  const rows = classifyRows(list.rows, compared.body, shop.today)
  return { ...list, rows, digest: await sha256(bytes) }
}

export async function takeSheet(by: Caller, text: string, more: object = {}) {
  const { rows, digest, accepted } = await checkSheet(by, text)
  const ready = rows.flatMap(({ state, customer }) => (state === 'ready' && customer) || [])
  const leftOut = rows.length - ready.length
  return takeCustomers(by, ready, { digest, leftOut, remarks: accepted, ...more })
}

export async function takeCustomers(by: Caller, customers: ImportedCustomer[], more: object) {
  const id = randomUUID()
  if (customers.length > 0) {
    const staged = await call(by, 'PUT', `staff/imports/${id}/pieces/0`, { customers })
    if (staged.status !== 200) return { ...staged, id }
  }
  const counts = { pieces: customers.length > 0 ? 1 : 0, customers: customers.length, leftOut: 0 }
  const remember = { columns: {}, plans: {} }
  const body = { digest: '0'.repeat(64), remarks: {}, remember, ...counts, ...more }
  return { ...(await call(by, 'POST', `staff/imports/${id}`, body)), id }
}

function call({ server, token }: Caller, method: 'POST' | 'PUT', path: string, body: object) {
  return callShop(server, method, path, { token, body })
}
