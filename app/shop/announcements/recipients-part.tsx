import { announcements as words } from '#app/content/staff/announcements.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { announcementCalls, type Announcement } from '#shared/shop/announcements/calls.ts'

type RecipientsPartProps = { announcement: Announcement; onClose: () => void }

/** Who gets an announcement, and what became of each email. */
export function RecipientsPart({ announcement, onClose }: RecipientsPartProps) {
  const { id, subject } = announcement
  const { caption, columns, none, more } = words.recipients
  const { pages, button } = usePages(announcementCalls.get, { id }, 'after', more)
  return (
    <Part title={interpolate(words.whoOf, { subject })}>
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
      <div>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Part>
  )
}
