import { describe, expect, it } from 'vitest'

import { addApp } from '#server/testing/factors.ts'
import { openCustomer, openStaff, type Customer } from '#server/testing/shop.ts'
import { useOwner, useShop } from '#server/testing/use-shop.ts'
import { DAY_MS } from '#shared/durations.ts'

const bea = 'bea@example.com'

const { server, ann } = useShop()
const owner = useOwner(server)

const invite = (role: string, email = bea) =>
  owner.post('staff/invitations', { email: email.toUpperCase(), role })
const tokenOf = async (email = bea) => {
  const sent = (await server.emailsTo(email)).findLast(({ kind }) => kind === 'staff-invitation')
  return sent && 'token' in sent ? sent.token : ''
}
const roleOf = async (person: Customer) => (await person.get('me')).body.role

describe('an invitation', () => {
  it('gives its role to its address only, once', async () => {
    expect((await invite('mailbox_center')).body.invitations).toMatchObject([
      { email: bea, role: 'mailbox_center', until: server.clock.now + 7 * DAY_MS },
    ])
    const token = await tokenOf()
    const eve = await openCustomer(server, 'eve@example.com')
    expect((await eve.post('staff/join', { token })).body.code).toBe('invitation_other')
    const member = await openCustomer(server, bea)
    expect(await roleOf(member)).toBe('customer')
    expect((await member.post('staff/join', { token })).status).toBe(200)
    expect(await roleOf(member)).toBe('mailbox_center')
    expect((await member.post('staff/join', { token })).body.code).toBe('invitation_over')
    const { members, invitations } = (await owner.get('staff/members')).body
    expect([members.length, invitations]).toEqual([2, []])
    expect((await invite('administrator')).body).toMatchObject({
      code: 'already_staff',
      field: 'email',
    })
  })

  it('ends after seven days, when canceled, and when replaced', async () => {
    const member = await openCustomer(server, bea)
    const codeOf = async (token: string) =>
      (await member.post('staff/join', { token })).body.code ?? 'joined'
    await invite('administrator')
    const replaced = await tokenOf()
    const [{ id }] = (await invite('mailbox_center')).body.invitations
    const withdrawn = await tokenOf()
    expect(await codeOf(replaced)).toBe('invitation_over')
    expect((await owner.post(`staff/invitations/${id}/withdraw`)).body.invitations).toEqual([])
    expect(await codeOf(withdrawn)).toBe('invitation_over')
    expect((await owner.post(`staff/invitations/${id}/withdraw`)).status).toBe(404)

    await invite('mailbox_center', 'cy@example.com')
    const token = await tokenOf('cy@example.com')
    server.clock.now += 7 * DAY_MS
    const late = await openCustomer(server, 'cy@example.com')
    expect((await late.post('staff/join', { token })).body.code).toBe('invitation_over')
  })
})

describe('a member', () => {
  it('without a role is refused at the next call', async () => {
    const clerk = await openStaff(server, 'clerk@example.com')
    expect((await clerk.get('staff/today')).status).toBe(200)
    const { members } = (await owner.post(`staff/members/${clerk.id}/role`, { role: 'customer' }))
      .body
    expect(members).toMatchObject([{ id: owner.id }])
    expect((await clerk.get('staff/today')).body.code).toBe('staff_only')
    expect((await owner.post(`staff/members/${clerk.id}/role`, { role: 'customer' })).status).toBe(
      404,
    )
  })

  it('the last administrator stays one, also when two remove each other', async () => {
    const take = (by: Customer, from: Customer) =>
      by.post(`staff/members/${from.id}/role`, { role: 'mailbox_center' })
    expect((await take(owner, owner)).body.code).toBe('last_administrator')
    const other = await openStaff(server, 'other@example.com', 'administrator')
    await Promise.all([take(owner, other), take(other, owner)])
    const rows = await server.database.read
      .selectFrom('staff')
      .where('role', '=', 'administrator')
      .select('id')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('a lost second factor is reset by an administrator; its owner signs in anew', async () => {
    const clerk = await openStaff(server, 'clerk@example.com')
    const reset = ({ id }: Customer) => owner.post(`staff/members/${id}/reset-factors`)
    expect((await reset(owner)).body.code).toBe('own_factors')
    await addApp(server, ann.token)
    expect((await reset(ann)).status).toBe(404)
    expect((await reset(clerk)).status).toBe(200)
    expect((await clerk.get('me')).status).toBe(403)
    expect((await server.emailsTo(clerk.email)).at(-1)).toMatchObject({ notice: 'factors-reset' })
    const rows = await server.database.read
      .selectFrom('factors')
      .where('userId', '=', clerk.id)
      .select('id')
      .execute()
    expect(rows).toEqual([])
  })
})
