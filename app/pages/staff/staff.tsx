import { staffConsole } from '#app/content/staff/console.ts'
import { staffMembers as words } from '#app/content/staff/staff.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { formatDayOf, formatShortMoment } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { interpolate } from '#shared/interpolate.ts'
import { staffCalls, type Invitation, type Member } from '#shared/shop/staff/calls.ts'

export default function Staff() {
  const { members, invitations } = useShop(staffCalls.list, {})
  return (
    <>
      <StaffPageHead />
      <Members members={members} />
      <Invitations invitations={invitations} />
      <Invite />
    </>
  )
}

function Members({ members }: { members: Member[] }) {
  const { title, none, columns, you } = words.members
  const self = useStaffMember()

  return (
    <Part title={title} count={members.length}>
      <ListTable
        empty={none}
        rows={members}
        columns={columns}
        cells={{
          email: ({ id, email }) => (id === self.id ? interpolate(you, { email }) : email),
          role: ({ role }) => staffConsole.roles[role],
          since: ({ since }) => formatShortMoment(since),
          actions: actionsOf(self.id),
        }}
      />
    </Part>
  )
}

function actionsOf(self: string) {
  const { toAdministrator, toClerk, remove, reset } = words.members
  return ({ id, email, role }: Member) => {
    const isAdministrator = role === 'administrator'
    const other = isAdministrator ? 'mailbox_center' : 'administrator'
    const asking = (kind: 'role' | 'remove' | 'reset') => ({
      small: true,
      variant: 'quiet' as const,
      confirm: {
        ...words.confirm[kind],
        text: interpolate(words.confirm[kind].text, { email }),
        cancel: words.confirm.cancel,
      },
    })
    return (
      <div className="flex flex-wrap gap-2">
        <CallButton {...asking('role')} call={staffCalls.changeRole} input={{ id, role: other }}>
          {isAdministrator ? toClerk : toAdministrator}
        </CallButton>
        {id !== self && (
          <CallButton {...asking('reset')} call={staffCalls.resetFactors} input={{ id }}>
            {reset}
          </CallButton>
        )}
        <CallButton
          {...asking('remove')}
          call={staffCalls.changeRole}
          input={{ id, role: 'customer' }}
        >
          {remove}
        </CallButton>
      </div>
    )
  }
}

function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { title, none, columns } = words.invitations
  return (
    <Part title={title}>
      <ListTable
        empty={none}
        rows={invitations}
        columns={columns}
        cells={{
          email: ({ email }) => email,
          role: ({ role }) => staffConsole.roles[role],
          until: ({ until }) => formatDayOf(until),
          actions: withdraw,
        }}
      />
    </Part>
  )
}

function withdraw({ id }: Invitation) {
  return (
    <CallButton variant="quiet" small call={staffCalls.withdrawInvitation} input={{ id }}>
      {words.invitations.withdraw}
    </CallButton>
  )
}

function Invite() {
  const { title, about, submit, done, email, role } = words.invite
  return (
    <Part title={title}>
      <p>{about}</p>
      <SaidAbove>
        <div className="max-w-136">
          <CallForm
            call={staffCalls.invite}
            label={title}
            submit={submit}
            done={(_staff, sent) => interpolate(done, { email: sent.email })}
            fields={{
              email: { label: email, type: 'email' },
              role: { label: role, options: words.roles },
            }}
          />
        </div>
      </SaidAbove>
    </Part>
  )
}
