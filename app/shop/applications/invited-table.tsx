import { invitations as words } from '#app/content/staff/invitations.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  invitationCalls,
  type InvitationGroup,
  type InvitedPerson,
} from '#shared/shop/applications/invitation-calls.ts'

export function InvitedTable({ group }: { group: InvitationGroup }) {
  const { pages, button } = usePages(invitationCalls.list, { group }, 'after', words.more)
  const common = {
    caption: words.groups[group],
    empty: words.empty,
    rows: pages.flatMap(({ people }) => people),
    keyOf: ({ customer, box }: InvitedPerson) => `${customer} ${box}`,
    pathOf: ({ box }: InvitedPerson) => servicePath({ id: null, box }),
  }
  const cells = {
    box: ({ box }: InvitedPerson) => box,
    name: ({ name }: InvitedPerson) => name,
    email: ({ email }: InvitedPerson) => email,
    invited: formatInvited,
    joined: ({ joinedAt }: InvitedPerson) => joinedAt !== null && formatShortMoment(joinedAt),
    language: ({ language }: InvitedPerson) => language && words.languages[language],
    action: inviteButton,
  }
  return (
    <>
      {group === 'joined' ? (
        <ListTable {...common} columns={words.joinedColumns} cells={cells} />
      ) : (
        <ListTable {...common} columns={words.columns} cells={cells} />
      )}
      {button}
    </>
  )
}

function inviteButton({ customer, box, times }: InvitedPerson) {
  const label = times > 0 ? words.again : words.one
  return (
    <CallButton
      variant="quiet"
      small
      aria-label={interpolate(words.ofBox, { action: label, box: String(box) })}
      call={invitationCalls.invite}
      input={{ id: customer }}
      done={interpolate(words.sentTo, { box: String(box) })}
    >
      {label}
    </CallButton>
  )
}

function formatInvited({ invitedAt, invitedBy, isWaiting }: InvitedPerson) {
  if (invitedAt === null) return words.never
  const moment = formatShortMoment(invitedAt)
  if (isWaiting) return interpolate(words.waits, { moment })
  return invitedBy ? interpolate(words.by, { moment, name: invitedBy }) : moment
}
