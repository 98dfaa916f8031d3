import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import { staffConsole } from '#app/content/staff/console.ts'
import { staffMembers as words } from '#app/content/staff/staff.ts'
import { callShop } from '#app/shop/old/client.ts'
import { useShopQuery } from '#app/shop/old/use-shop-query.ts'
import { formatDayOf, formatShortMoment } from '#app/shop/core/times.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { readForm, refused } from '#app/ui/read-form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { type StaffResponse, invitationBody, staffRoles } from '#shared/shop/staff/staff.ts'

import type { Route } from './+types/staff'

import css from './staff.module.css'

type Member = StaffResponse['members'][number]

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, problems } = await readForm(request, invitationBody)
  if (problems) return { problems }
  const { error } = await callShop('/staff/invitations', values)
  if (error?.field) return { problems: { fields: { [error.field]: error.message } } }
  if (error) return refused(error.message)
  return { problems: null, notice: interpolate(words.invite.done, { email: values.email }) }
}

export default function Staff() {
  const { data, problem, refresh } = useShopQuery<StaffResponse>('/staff/members')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(path: string, body: object) {
    const called = await callShop(path, body)
    setRefusal(called.error?.message ?? null)
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

type Change = (path: string, body: object) => Promise<void>

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
    const actionOf = (
      kind: 'role' | 'remove' | 'reset',
      name: string,
      path: string,
      body: object,
    ) => (
      <ConfirmButton
        small
        {...words.confirm[kind]}
        text={interpolate(words.confirm[kind].text, { email })}
        cancel={words.confirm.cancel}
        onConfirm={() => void onChange(`/staff/members/${id}/${path}`, body)}
      >
        {name}
      </ConfirmButton>
    )
    return (
      <div className="cluster gap-2">
        {actionOf('role', isAdministrator ? toClerk : toAdministrator, 'role', { role: other })}
        {id !== self && actionOf('reset', reset, 'reset-factors', {})}
        {actionOf('remove', remove, 'role', { role: 'customer' })}
      </div>
    )
  }
}

type InvitationsProps = { invitations: StaffResponse['invitations']; onChange: Change }

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
  return ({ id }: InvitationsProps['invitations'][number]) => (
    <Button
      variant="quiet"
      small
      onClick={() => void onChange(`/staff/invitations/${id}/withdraw`, {})}
    >
      {words.invitations.withdraw}
    </Button>
  )
}

function Invite({ onInvited }: { onInvited: () => void }) {
  const fetcher = useFetcher<typeof clientAction>()
  const invited = fetcher.data?.problems === null ? fetcher.data : null
  useEffect(() => {
    if (invited) onInvited()
  }, [invited, onInvited])

  return (
    <Part title={words.invite.title}>
      <p>{words.invite.about}</p>
      <TextBanner
        tone="success"
        focused="always"
        text={fetcher.state === 'idle' && invited?.notice}
      />
      <div className={css.invite}>
        <Form fetcher={fetcher} label={words.invite.title}>
          <TextField name="email" type="email" label={words.invite.email} autoComplete="off" />
          <SelectField
            name="role"
            label={words.invite.role}
            options={staffRoles.map((id) => ({ id, label: words.roles[id] }))}
          />
          <div>
            <SubmitButton busy={words.invite.busy}>{words.invite.submit}</SubmitButton>
          </div>
        </Form>
      </div>
    </Part>
  )
}
