import { useState } from 'react'

import { staffConsole } from '#app/content/staff/console.ts'
import { staffMembers as words } from '#app/content/staff/staff.ts'
import { callShop, type ShopResult } from '#app/shop/client.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { formatDayOf, formatShortMoment } from '#app/shop/core/times.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { staffRoles } from '#shared/shop/core/staff.ts'
import { staffCalls, type Invitation, type Member } from '#shared/shop/staff/calls.ts'

import css from './staff.module.css'

export default function Staff() {
  const { data, problem, refresh } = useShopQuery(staffCalls.list, {})
  const [refusal, setRefusal] = useState<string | null>(null)

  const change: Change = async (called) => {
    const { error } = await called
    setRefusal(error?.message ?? null)
    refresh()
  }

  return (
    <>
      <StaffPageHead />
      <TextBanner tone="error" focused="always" text={refusal} />
      {data ? (
        <>
          <Members members={data.members} onChange={change} />
          <Invitations invitations={data.invitations} onChange={change} />
        </>
      ) : (
        <Waiting problem={problem} onRetry={refresh} />
      )}
      <Invite onInvited={refresh} />
    </>
  )
}

type Change = (called: Promise<ShopResult<unknown>>) => Promise<void>

function Members({ members, onChange }: { members: Member[]; onChange: Change }) {
  const { title, none, columns, you } = words.members
  const self = useStaffMember()

  return (
    <Part title={title} count={members.length}>
      <ListTable
        caption={title}
        empty={none}
        rows={members}
        keyOf={({ id }) => id}
        columns={columns}
        cells={{
          email: ({ id, email }) => (id === self.id ? interpolate(you, { email }) : email),
          role: ({ role }) => staffConsole.roles[role],
          since: ({ since }) => formatShortMoment(since),
          actions: actionsOf(self.id, onChange),
        }}
      />
    </Part>
  )
}

function actionsOf(self: string, onChange: Change) {
  const { toAdministrator, toClerk, remove, reset } = words.members
  return ({ id, email, role }: Member) => {
    const isAdministrator = role === 'administrator'
    const other = isAdministrator ? 'mailbox_center' : 'administrator'
    const setRole = (to: typeof other | 'customer') => () =>
      callShop(staffCalls.changeRole, { id, role: to })
    const actionOf = (
      kind: 'role' | 'remove' | 'reset',
      name: string,
      call: () => Promise<ShopResult<unknown>>,
    ) => (
      <ConfirmButton
        small
        {...words.confirm[kind]}
        text={interpolate(words.confirm[kind].text, { email })}
        cancel={words.confirm.cancel}
        onConfirm={() => void onChange(call())}
      >
        {name}
      </ConfirmButton>
    )
    return (
      <div className="cluster gap-2">
        {actionOf('role', isAdministrator ? toClerk : toAdministrator, setRole(other))}
        {id !== self && actionOf('reset', reset, () => callShop(staffCalls.resetFactors, { id }))}
        {actionOf('remove', remove, setRole('customer'))}
      </div>
    )
  }
}

type InvitationsProps = { invitations: Invitation[]; onChange: Change }

function Invitations({ invitations, onChange }: InvitationsProps) {
  const { title, none, columns } = words.invitations
  return (
    <Part title={title}>
      <ListTable
        caption={title}
        empty={none}
        rows={invitations}
        keyOf={({ id }) => id}
        columns={columns}
        cells={{
          email: ({ email }) => email,
          role: ({ role }) => staffConsole.roles[role],
          until: ({ until }) => formatDayOf(until),
          actions: withdrawalOf(onChange),
        }}
      />
    </Part>
  )
}

function withdrawalOf(onChange: Change) {
  return ({ id }: Invitation) => (
    <Button
      variant="quiet"
      small
      onClick={() => void onChange(callShop(staffCalls.withdrawInvitation, { id }))}
    >
      {words.invitations.withdraw}
    </Button>
  )
}

function Invite({ onInvited }: { onInvited: () => void }) {
  const [notice, setNotice] = useState<string | null>(null)

  return (
    <Part title={words.invite.title}>
      <p>{words.invite.about}</p>
      <TextBanner tone="success" focused="always" text={notice} />
      <div className={css.invite}>
        <CallForm
          call={staffCalls.invite}
          label={words.invite.title}
          submit={words.invite.submit}
          onDone={(_staff, { email }) => {
            setNotice(interpolate(words.invite.done, { email }))
            onInvited()
          }}
        >
          <TextField name="email" type="email" label={words.invite.email} autoComplete="off" />
          <SelectField
            name="role"
            label={words.invite.role}
            options={staffRoles.map((id) => ({ id, label: words.roles[id] }))}
          />
        </CallForm>
      </div>
    </Part>
  )
}
