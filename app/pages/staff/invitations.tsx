import { useState } from 'react'

import { invitations as words } from '#app/content/staff/invitations.ts'
import { InvitedTable } from '#app/shop/applications/invited-table.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { CARD } from '#app/ui/looks.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import {
  invitationCalls,
  invitationGroups,
  MAX_INVITED,
  type InvitationGroup,
} from '#shared/shop/applications/invitation-calls.ts'

export default function Invitations() {
  const [group, setGroup] = useState<InvitationGroup>('new')
  const { counts } = useShop(invitationCalls.list, { group })

  return (
    <>
      <StaffPageHead about={words.about} />
      <SaidAbove>
        <FormContext value={noForm}>
          <SelectField
            name="group"
            label={words.show}
            value={group}
            onChange={({ target }) => setGroup(target.value as InvitationGroup)}
            options={invitationGroups.map((id) => ({
              id,
              label: interpolate(words.group, {
                name: words.groups[id],
                count: String(counts[id]),
              }),
            }))}
          />
        </FormContext>
        {counts.withoutAddress > 0 && (
          <p className="text-muted">
            {interpolateCount(words.withoutAddress, counts.withoutAddress)}
          </p>
        )}
        <Part title={words.groups[group]} count={counts[group]}>
          {group !== 'invited' && group !== 'joined' && counts[group] > 0 && (
            <InviteForm key={counts[group]} group={group} count={counts[group]} />
          )}
          <InvitedTable key={group} group={group} />
        </Part>
      </SaidAbove>
    </>
  )
}

type InviteFormProps = {
  group: keyof typeof words.send
  count: number
}

function InviteForm({ group, count }: InviteFormProps) {
  const value = Math.min(count, MAX_INVITED)
  return (
    <div className={CARD}>
      <CallForm
        call={invitationCalls.inviteMany}
        label={words.send[group]}
        submit={words.submit}
        values={{ group }}
        done={({ invited }) => interpolateCount(words.sent, invited)}
        fields={{ count: { label: words.count, hint: words.countHint, value } }}
      />
    </div>
  )
}
