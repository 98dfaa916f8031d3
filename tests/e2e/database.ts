import { randomUUID } from 'node:crypto'

import { plans } from '#app/content/plans.ts'
import { facts } from '#shared/testing/rental-facts.ts'
import { type ServerProcess } from '#tests/support/start-process.ts'

const PRICES = { ...facts.prices, monthlyCents: 999, includedRecipients: 2, minorsPay: false }

type Rented = {
  box: number
  names: { name: string; kind: string; lacksPapers?: true }[]
  startedOn?: string
  paidThrough?: string
}

/** Ages all sessions by eleven minutes. */
export async function ageSessions({ records }: ServerProcess) {
  const aged = {
    sessions: ['created_at', 'factor_verified_at'],
    session_proofs: ['proved_at'],
  }
  for (const [table, columns] of Object.entries(aged)) {
    const older = columns.map((at) => `${at} = ${at} - 660000`).join()
    await records.change(`update ${table} set ${older}`)
  }
}

export async function insertRental(
  { records }: ServerProcess,
  { box, names, startedOn = '2026-01-02', paidThrough }: Rented,
) {
  const application_id = randomUUID()
  const agreed = { plan: plans[0]?.id ?? '', months: 3, payment: 'ahead' }
  const shared = { ...agreed, prices: JSON.stringify(PRICES) }
  await insert(records, 'applications', {
    ...shared,
    id: application_id,
    customer_id: '',
    state: 'active',
    use: 'personal',
    signing: 'counter',
    phone: '',
    filed_at: 1,
    updated_at: 1,
  })
  for (const [position, { name, kind, lacksPapers }] of names.entries()) {
    const signed = {
      form_status: 'in-crd',
      signed_on: startedOn,
      witness: 'shop',
      crd_on: startedOn,
    }
    const form = { has_personal_mail: 0, ...(lacksPapers ? { form_status: 'to-sign' } : signed) }
    const who = { id: randomUUID(), application_id, position, kind, name }
    await insert(records, 'recipients', { ...who, ...form })
    await insert(records, 'acknowledgment_texts', { id: '1', language: 'en', text: 'Of a test' })
    const noted = { way: 'signed', signed_on: startedOn, noted_by: '1', noted_at: 1 }
    await insert(records, 'acknowledgments', {
      id: who.id,
      recipient_id: who.id,
      text_id: '1',
      ...noted,
    })
    const seen = { photo_id: 'passport', address_id: 'lease', checked_by: '1', checked_at: 1 }
    if (!lacksPapers) {
      await insert(records, 'document_checks', { id: who.id, recipient_id: who.id, ...seen })
    }
    for (const term of name.toLowerCase().split(' ')) {
      await insert(records, 'search_terms', { application_id, term, kind: 'start' })
    }
  }
  await insert(records, 'rentals', {
    ...shared,
    id: randomUUID(),
    application_id,
    box,
    allocated_on: startedOn,
    keys_issued_on: startedOn,
    started_on: startedOn,
    anchor_day: Number(startedOn.slice(-2)),
    paid_through: paidThrough ?? null,
  })
}

export function readMailItems({ records }: ServerProcess, boxes: number[]) {
  const columns = 'box, tracking, state, shelf'
  const sql = `select ${columns} from mail_items where box in (${boxes.join()}) order by slip`
  return records.ask(sql)
}

function insert(
  records: ServerProcess['records'],
  table: string,
  row: Record<string, string | number | null>,
) {
  const columns = Object.keys(row).map((name) => `"${name}"`)
  const places = columns.map(() => '?').join()
  const sql = `insert or ignore into ${table} (${columns.join()}) values (${places})`
  return records.change(sql, [Object.values(row)])
}
