import { announcements as words } from '#app/content/staff/announcements.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import {
  announcementCalls,
  type Announcement,
  type AnnouncementDetail,
} from '#shared/shop/announcements/calls.ts'

type RecipientsPartProps = { announcement: Announcement; onClose: () => void }

/** Who gets an announcement, and what became of each email. */
export function RecipientsPart({ announcement, onClose }: RecipientsPartProps) {
  const { id, subject } = announcement
  const first = useShop(announcementCalls.get, { id })
  return (
    <Part title={interpolate(words.whoOf, { subject })}>
      <Recipients id={id} first={first} />
      <div>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Part>
  )
}

function Recipients({ id, first }: { id: string; first: AnnouncementDetail }) {
  const { caption, columns, none, more } = words.recipients
  const ask = (after: string) => callShop(announcementCalls.get, { id, after })
  const { pages, button } = usePages(first, ask, more)
  return (
    <>
      <ListTable
        caption={caption}
        empty={none}
        rows={pages.flatMap(({ people }) => people)}
        keyOf={({ customer }) => customer}
        pathOf={({ box }) => (box === null ? null : servicePath({ id: null, box }))}
        columns={columns}
        cells={{
          box: ({ box }) => box,
          email: ({ email }) => email,
          state: ({ state }) => words.recipientStates[state],
          at: ({ at }) => formatShortMoment(at),
        }}
      />
      {button}
    </>
  )
}
