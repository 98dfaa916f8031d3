import { invitations as words } from '#app/content/staff/invitations.ts'
import { callShop } from '#app/shop/client.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import {
  invitationCalls,
  type InvitationGroup,
  type InvitationList,
  type InvitedPerson,
} from '#shared/shop/applications/invitation-calls.ts'

type InvitedTableProps = {
  group: InvitationGroup
  /** Its first page. */
  list: InvitationList
  onDone: (text: string) => void
}

/** Those of a group, by the numbers of their boxes. */
export function InvitedTable({ group, list, onDone }: InvitedTableProps) {
  const ask = (after: string) => callShop(invitationCalls.list, { group, after })
  const { pages, button, reset } = usePages(list, ask, words.more)
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
    invited: describeInvited,
  }

  function action({ customer, box, times }: InvitedPerson) {
    const label = times > 0 ? words.again : words.one
    return (
      <CallButton
        variant="quiet"
        small
        aria-label={interpolate(words.ofBox, { action: label, box: String(box) })}
        call={invitationCalls.invite}
        input={{ id: customer }}
        onDone={() => {
          reset()
          onDone(interpolate(words.sentTo, { box: String(box) }))
        }}
      >
        {label}
      </CallButton>
    )
  }

  return (
    <>
      {group === 'joined' ? (
        <ListTable
          {...common}
          columns={words.joinedColumns}
          cells={{
            ...cells,
            joined: ({ joinedAt }) => joinedAt !== null && formatShortMoment(joinedAt),
          }}
        />
      ) : (
        <ListTable
          {...common}
          columns={words.columns}
          cells={{
            ...cells,
            language: ({ language }) => language && words.languages[language],
            action,
          }}
        />
      )}
      {button}
    </>
  )
}

function describeInvited({ invitedAt, invitedBy, isWaiting }: InvitedPerson) {
  if (invitedAt === null) return words.never
  const moment = formatShortMoment(invitedAt)
  if (isWaiting) return interpolate(words.waits, { moment })
  return invitedBy ? interpolate(words.by, { moment, name: invitedBy }) : moment
}
