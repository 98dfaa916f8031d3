import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import { staffConsole, staffPageWords } from '#app/content/en/staff/console.ts'
import { staffMembers as words } from '#app/content/en/staff/staff.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { formatDayOf } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { staffHeadOf } from '#app/staff/staff-head.ts'
import { useStaffMember } from '#app/staff/staff-member.ts'
import { Part, StaffPageHead, WaitingFor } from '#app/staff/staff-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { readForm, refused } from '#app/ui/read-form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { StaffAnswer } from '#shared/rental/staff-answers.ts'
import { invitationBody, staffRoles } from '#shared/rental/staff-requests.ts'

import type { Route } from './+types/staff'

import css from './staff.module.css'

type Member = StaffAnswer['members'][number]
/** What is asked before it is done. */
type Deed = { kind: 'role' | 'remove' | 'reset'; member: Member; path: string; body: object }

export const meta = () => staffHeadOf('staff')

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, problems } = await readForm(request, invitationBody)
  if (problems) return { problems }
  const { refusal } = await callShop('/staff/invitations', values)
  if (refusal?.field) return { problems: { fields: { [refusal.field]: refusal.message } } }
  if (refusal) return refused(refusal.message)
  return { problems: null, notice: interpolate(words.invite.done, { email: values.email }) }
}

export default function Staff() {
  const { answer, problem, refresh } = useAnswer<StaffAnswer>('/staff/members')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(path: string, body: object) {
    const called = await callShop(path, body)
    setRefusal(called.refusal?.message ?? null)
    refresh()
  }

  return (
    <>
      <StaffPageHead title={staffPageWords.staff.title} />
      {refusal && (
        <Banner tone="error" focused="always">
          <p>{refusal}</p>
        </Banner>
      )}
      {answer ? (
        <>
          <Members members={answer.members} onChange={change} />
          <Invitations invitations={answer.invitations} onChange={change} />
        </>
      ) : (
        <WaitingFor problem={problem} onRetry={refresh} />
      )}
      <Invite onInvited={refresh} />
    </>
  )
}

type Change = (path: string, body: object) => Promise<void>

function Members({ members, onChange }: { members: Member[]; onChange: Change }) {
  const { title, none, columns, you } = words.members
  const self = useStaffMember()
  const [deed, setDeed] = useState<Deed | null>(null)
  const asked = deed && words.confirm[deed.kind]

  return (
    <Part title={title} count={members.length}>
      <ListTable
        caption={title}
        empty={none}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'email',
            name: columns.email,
            render: ({ id, email }) => (id === self.id ? interpolate(you, { email }) : email),
          },
          { id: 'role', name: columns.role, render: ({ role }) => staffConsole.roles[role] },
          { id: 'since', name: columns.since, render: ({ since }) => formatDayOf(since) },
          {
            id: 'deeds',
            name: columns.deeds,
            render: (member) => (
              <MemberDeeds member={member} isSelf={member.id === self.id} onChoose={setDeed} />
            ),
          },
        ]}
      />
      {deed && asked && (
        <ConfirmDialog
          title={asked.title}
          confirm={asked.confirm}
          cancel={words.confirm.cancel}
          onCancel={() => setDeed(null)}
          onConfirm={() => {
            setDeed(null)
            void onChange(deed.path, deed.body)
          }}
        >
          <p>{interpolate(asked.text, { email: deed.member.email })}</p>
        </ConfirmDialog>
      )}
    </Part>
  )
}

type MemberDeedsProps = { member: Member; isSelf: boolean; onChoose: (deed: Deed) => void }

function MemberDeeds({ member, isSelf, onChoose }: MemberDeedsProps) {
  const { toAdministrator, toClerk, remove, reset } = words.members
  const isAdministrator = member.role === 'administrator'
  const path = `/staff/members/${member.id}`
  const choose = (kind: Deed['kind'], call: string, body: object) => () =>
    onChoose({ kind, member, path: `${path}/${call}`, body })
  const other = isAdministrator ? 'mailbox_center' : 'administrator'

  return (
    <div className={css.deeds}>
      <Button variant="quiet" small onClick={choose('role', 'role', { role: other })}>
        {isAdministrator ? toClerk : toAdministrator}
      </Button>
      {!isSelf && (
        <Button variant="quiet" small onClick={choose('reset', 'reset-factors', {})}>
          {reset}
        </Button>
      )}
      <Button variant="quiet" small onClick={choose('remove', 'role', { role: 'customer' })}>
        {remove}
      </Button>
    </div>
  )
}

type InvitationsProps = { invitations: StaffAnswer['invitations']; onChange: Change }

function Invitations({ invitations, onChange }: InvitationsProps) {
  const { title, none, columns, withdraw } = words.invitations
  return (
    <Part title={title}>
      <ListTable
        caption={title}
        empty={none}
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          { id: 'email', name: columns.email, render: ({ email }) => email },
          { id: 'role', name: columns.role, render: ({ role }) => staffConsole.roles[role] },
          { id: 'until', name: columns.until, render: ({ until }) => formatDayOf(until) },
          {
            id: 'deeds',
            name: columns.deeds,
            render: ({ id }) => (
              <Button
                variant="quiet"
                small
                onClick={() => void onChange(`/staff/invitations/${id}/withdraw`, {})}
              >
                {withdraw}
              </Button>
            ),
          },
        ]}
      />
    </Part>
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
      {invited && fetcher.state === 'idle' && (
        <Banner tone="success" focused="always">
          <p>{invited.notice}</p>
        </Banner>
      )}
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
