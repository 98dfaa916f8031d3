import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import type { AuditEntry } from '#server/database/rows.ts'
import { hashOf } from '#server/shop/core/audit/audit.ts'
import { runCommand } from '#server/testing/accounts.ts'
import { atMonday, couple, openStaff, type Customer } from '#server/testing/shop.ts'
import { useSharedServer } from '#server/testing/use-server.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { AuditLine } from '#shared/shop/staff/calls.ts'

const ROWS = 1_200
const AT_ONCE = 200

const server = useSharedServer()
let owner: Customer
let first = 0

beforeAll(async () => {
  atMonday(server)
  owner = await openStaff(server, 'owner@example.com', 'administrator')
  first = server.clock.now - ROWS * HOUR_MS
  const head = await server.database.read.selectFrom('auditHead').selectAll().executeTakeFirst()
  let previousHash = head?.hash ?? ''
  const rows: AuditEntry[] = []
  for (let index = 0; index < ROWS; index++) {
    const row = {
      id: (head?.entries ?? 0) + 1 + index,
      at: first + index * HOUR_MS,
      actor: ['one', 'two', owner.id][index % 3] ?? '',
      role: 'mailbox_center',
      action: index % 100 === 0 ? 'close' : 'receive',
      entity: 'rental',
      entityId: `box ${index % 2}`,
      before: null,
      after: JSON.stringify({ box: index }),
      reason: null,
      requestId: null,
      actorName: null,
      actorEmail: null,
      previousHash,
    }
    previousHash = hashOf(row)
    rows.push({ ...row, hash: previousHash })
  }
  await server.database.write(async (tx) => {
    for (let at = 0; at < ROWS; at += AT_ONCE) {
      const some = rows.slice(at, at + AT_ONCE)
      await tx.insertInto('audit').values(some).execute()
    }
    const last = { entries: rows.at(-1)?.id ?? 0, hash: previousHash }
    await tx.updateTable('auditHead').set(last).execute()
  })
})

async function readAll(filter: string) {
  const lines: AuditLine[] = []
  let next: string | null = ''
  do {
    const before: string = next ? `&before=${next}` : ''
    const { body } = await owner.get(`staff/audit?${filter}${before}`)
    lines.push(...body.lines)
    next = body.next
  } while (next)
  return lines
}

it('is filtered by person, action, subject and days, each row once, newest first', async () => {
  const boxes = async (filter: string) =>
    (await readAll(`entity=rental&${filter}`)).map(({ after }) => Number(after?.box))
  const all = [...Array(ROWS).keys()].toReversed()
  expect(await boxes('')).toEqual(all)
  expect(await boxes(`actor=${owner.id}`)).toEqual(all.filter((index) => index % 3 === 2))
  expect(await boxes('actor=two&entityId=box 1')).toEqual(all.filter((index) => index % 6 === 1))
  expect(await boxes('action=close')).toEqual(all.filter((index) => index % 100 === 0))
  // The clocks went back on November 1, a day of 25 hours.
  expect(await boxes('from=2026-11-01&until=2026-11-01')).toHaveLength(25)
  expect(await boxes('from=nonsense&until=2026-10-31')).toHaveLength(ROWS - 25 - 10)
  const [line] = await readAll(`entity=rental&actor=${owner.id}`)
  expect(line).toMatchObject({ actorName: 'owner@example.com', role: 'mailbox_center' })
})

it('names an entry’s box and person while they exist', async () => {
  const { body } = await owner.post('customers', { application: couple })
  await owner.post(`customers/${body.id}/box`)
  await owner.post(`customers/${body.id}/recipients/${body.recipients[1].id}/ids`, {
    photoId: 'passport',
    addressId: 'lease',
    photoExpiresOn: '2028-12-31',
  })
  const subjectOf = async (entity: string) => {
    const [line] = await readAll(`entity=${entity}&actor=${owner.id}`)
    return line?.subject
  }
  const about = { applicationId: body.id, box: 101, name: body.name }
  expect(await subjectOf('application')).toEqual(about)
  expect(await subjectOf('recipient')).toEqual({ ...about, name: body.recipients[1].name })
  expect((await readAll('entity=rental&entityId=box 1'))[0]?.subject).toBeNull()
  expect((await readAll('entity=rental&action=allocate'))[0]?.subject).toEqual(about)
})

it('is exported as filtered, and the export is logged', async () => {
  const { body } = await owner.post('staff/audit/export', { action: 'close' })
  expect([body.rows, body.isCut]).toEqual([ROWS / 100, false])
  expect(body.csv.trim().split('\r\n')).toHaveLength(1 + ROWS / 100)
  expect(body.csv).toContain('"close","rental","box 0","","{""box"":1100}"')
  const [line] = await readAll('entity=audit')
  expect(line).toMatchObject({ actor: owner.id, action: 'export' })
})

it('is exported whole, over many pages, without its own entry', async () => {
  const { entries } = await server.database.read
    .selectFrom('auditHead')
    .select('entries')
    .executeTakeFirstOrThrow()
  const { body } = await owner.post('staff/audit/export', {})
  expect([body.rows, body.isCut]).toEqual([entries, false])
  const lines: string[] = body.csv.trim().split('\r\n').slice(1)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(entries)
})

it('is checked in parts, from the console and by the operator’s command', async () => {
  async function check() {
    let answer = { through: 0, isDone: false, problem: null as object | null, entries: 0 }
    let parts = 0
    for (; !answer.isDone; parts++) {
      answer = (await owner.post('staff/audit/check', { after: answer.through })).body
    }
    return { ...answer, parts }
  }
  const intact = await check()
  expect(intact).toMatchObject({ problem: null, parts: 2, through: intact.entries })
  const command = () => runCommand('check-audit', [], server.place)
  expect(await command()).toMatchObject({ code: 0 })

  const { kind } = server.database
  const on = kind === 'postgres' ? ' on audit' : ''
  await server.database.write(async (tx) => {
    await sql.raw(`drop trigger audit_no_update${on}`).execute(tx)
    await tx.updateTable('audit').set({ after: '{"box":1}' }).where('id', '=', 1_100).execute()
  })
  expect(await check()).toMatchObject({ problem: { kind: 'changed', row: 1_100 }, parts: 2 })
  const { code, output } = await command()
  expect([code, output]).toEqual([1, expect.stringContaining('1100')])
})
