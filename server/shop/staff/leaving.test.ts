import { beforeAll, describe, expect, it } from 'vitest'

import { chainAudit, hashOf } from '#server/shop/core/audit/audit.ts'
import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { runCommand } from '#server/testing/accounts.ts'
import { changeUser, redeemLink } from '#server/testing/fixtures.ts'
import { couple, openCustomer, openStaff, type Customer } from '#server/testing/shop.ts'
import { ann as person } from '#server/testing/start-server.ts'
import { useOwner, useShop } from '#server/testing/use-shop.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

const { server } = useShop()
const owner = useOwner(server)
let clerk: Customer

beforeAll(async () => {
  clerk = await openStaff(server, 'clerk@example.com')
})

const erase = (who: Customer) =>
  who.post('data/delete', { confirm: 'delete', current_password: person.password })
const setRole = (by: Customer, whose: Customer, role: string) =>
  by.post(`staff/members/${whose.id}/role`, { role })
const administrators = () =>
  server.database.read
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('role', '=', 'administrator')
    .execute()

async function moveTo(who: Customer, email: string) {
  const change = await changeUser(server, who.token, { email, current_password: person.password })
  expect(change.status).toBe(200)
  await redeemLink(server, who.email, 'email-change-current')
  await redeemLink(server, email, 'email-change-new')
}

describe('the names of former staff', () => {
  const signature = 'Ann Lee (clerk@example.com)'
  const day = '2026-11-02'

  it('stay known after the account is deleted: in the log, the sealed day, and the chain', async () => {
    await clerk.post('staff/money/till/open', { floatCents: 0 })
    expect((await clerk.post('staff/money/till/close', { counts: {} })).status).toBe(200)
    expect((await erase(clerk)).body.code).toBe('role_first')
    expect((await setRole(owner, clerk, 'customer')).status).toBe(200)
    expect((await erase(clerk)).status).toBe(200)

    const { lines } = (await owner.get(`staff/audit?actor=${clerk.id}&entity=till`)).body
    expect(lines).toMatchObject([{ actorName: signature }, { actorName: signature }])
    expect((await owner.get(`staff/money/till?day=${day}`)).body).toMatchObject({
      openedBy: signature,
      closing: { by: signature },
    })
    const { read } = server.database
    expect(await checkLog(read)).toBeNull()
    const row = await read
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'close-till')
      .executeTakeFirstOrThrow()
    expect(hashOf(row)).toBe(row.hash)
    for (const change of [{ actorName: 'Eve' }, { actorEmail: 'e@e.e' }, { actorEmail: null }]) {
      expect(hashOf({ ...row, ...change })).not.toBe(row.hash)
    }
  })

  it('rows without a signature hash like before signatures', () => {
    const record = { actor: 'a', role: 'customer', action: 'file', entity: 'application' } as const
    const row = chainAudit({ entries: 0, hash: '' }, { ...record, entityId: '1' }, 1)
    expect(row.hash).toBe('9d5a524b9fbd788d56b3a6643b2baa75432051316220de056ac79fa5e098e11d')
  })

  it('customers have no names in the log', async () => {
    const bob = await openCustomer(server, 'bob@example.com')
    await bob.post('data/delete', { confirm: 'delete', current_password: person.password })
    const rows = await server.database.read
      .selectFrom('audit')
      .selectAll()
      .where('actor', '=', bob.id)
      .execute()
    expect(rows).toMatchObject([{ action: 'delete', actorName: null, actorEmail: null }])
  })
})

describe('the last administrator', () => {
  it('can’t leave by any call, invitation or command', async () => {
    expect((await setRole(owner, owner, 'mailbox_center')).body.code).toBe('last_administrator')
    expect((await erase(owner)).body.code).toBe('role_first')
    const { output } = await runCommand('delete-account', [owner.email], server.place)
    expect(output.trim()).toBe(
      interpolate(operations.deleteAccount.works, { address: owner.email }),
    )
    // Invited before the account had this address.
    const email = 'owner.new@example.com'
    await owner.post('staff/invitations', { email, role: 'mailbox_center' })
    const sent = (await server.emailsTo(email)).at(-1)
    await moveTo(owner, email)
    expect(await administrators()).toEqual([{ id: owner.id, email }])
    const again = await owner.post('staff/invitations', { email, role: 'mailbox_center' })
    expect(again.body.code).toBe('already_staff')
    const token = sent && 'token' in sent ? sent.token : ''
    expect((await owner.post('staff/join', { token })).body.code).toBe('last_administrator')
    expect(await administrators()).toHaveLength(1)
  })

  it('remains when three leave at once', async () => {
    const others = [
      await openStaff(server, 'b@example.com', 'administrator'),
      await openStaff(server, 'c@example.com', 'administrator'),
    ] as const
    const answers = await Promise.all([
      setRole(owner, owner, 'customer'),
      setRole(others[0], others[0], 'mailbox_center'),
      setRole(others[1], others[1], 'customer'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    expect(await administrators()).toHaveLength(1)
  })
})

it('a later owner of a deleted address sees nothing of its predecessor', async () => {
  const first = await openCustomer(server, 'bob@example.com')
  await clerk.post('customers', { email: first.email, application: couple })
  expect((await first.get('application')).body.offers).toHaveLength(1)
  expect((await erase(first)).status).toBe(200)
  const second = await openCustomer(server, first.email)
  expect(second.id).not.toBe(first.id)
  expect((await second.get('application')).body.offers).toEqual([])
  const { body } = await second.post('data/copy')
  expect([body.log, body.applications, body.visits]).toEqual([[], [], []])
  expect(body.emails.map(({ kind }: { kind: string }) => kind)).not.toContain('account-deleted')
})

it('a later owner of an abandoned address is not told of emails to the former one', async () => {
  const first = await openCustomer(server, 'bob@example.com')
  await first.post('application', couple)
  await moveTo(first, 'bob.new@example.com')
  const { body } = await (await openCustomer(server, 'bob@example.com')).post('data/copy')
  expect(body.emails.map(({ kind }: { kind: string }) => kind)).not.toContain('application-filed')
})
