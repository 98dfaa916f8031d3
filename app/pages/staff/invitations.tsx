import { useState } from 'react'

import { invitations as words } from '#app/content/staff/invitations.ts'
import { InviteForm } from '#app/shop/applications/invite-form.tsx'
import { InvitedTable } from '#app/shop/applications/invited-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus } from '#app/shop/core/status-line.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import {
  invitationCalls,
  invitationGroups,
  type InvitationGroup,
} from '#shared/shop/applications/invitation-calls.ts'

export default function Invitations() {
  const [group, setGroup] = useState<InvitationGroup>('new')
  const { status, say } = useStatus()
  const list = useShop(invitationCalls.list, { group })
  const { counts } = list

  return (
    <>
      <StaffPageHead about={words.about} />
      <StatusLine status={status} />
      <FormContext value={noForm}>
        <SelectField
          name="group"
          label={words.show}
          value={group}
          onChange={({ target }) => setGroup(target.value as InvitationGroup)}
          options={invitationGroups.map((id) => ({
            id,
            label: interpolate(words.group, { name: words.groups[id], count: String(counts[id]) }),
          }))}
        />
      </FormContext>
      {counts.withoutAddress > 0 && (
        <p className="muted">{interpolateCount(words.withoutAddress, counts.withoutAddress)}</p>
      )}
      <Part title={words.groups[group]} count={counts[group]}>
        {group !== 'invited' && group !== 'joined' && counts[group] > 0 && (
          <InviteForm key={counts[group]} group={group} count={counts[group]} onDone={say} />
        )}
        <InvitedTable key={`${group} ${counts[group]}`} group={group} list={list} onDone={say} />
      </Part>
    </>
  )
}
