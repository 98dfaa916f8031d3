import { invitations as words } from '#app/content/staff/invitations.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import { invitationCalls, MAX_INVITED } from '#shared/shop/applications/invitation-calls.ts'

import card from '#app/ui/card.module.css'

type InviteFormProps = {
  group: keyof typeof words.send
  /** How many there are. */
  count: number
  onDone: (text: string) => void
}

/** Invites the first so many of a group at once. */
export function InviteForm({ group, count, onDone }: InviteFormProps) {
  return (
    <div className={card.card}>
      <CallForm
        call={invitationCalls.inviteMany}
        label={words.send[group]}
        submit={words.submit}
        values={{ group }}
        onDone={({ invited }) => onDone(interpolateCount(words.sent, invited))}
      >
        <NumberField
          name="count"
          label={words.count}
          hint={words.countHint}
          defaultValue={String(Math.min(count, MAX_INVITED))}
        />
      </CallForm>
    </div>
  )
}
