import { useEffect, useState } from 'react'

import { announcements as words } from '#app/content/staff/announcements.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { QueryBoundary } from '#app/shop/query-boundary.tsx'
import { refreshAnswer, useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { SECOND_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'
import { announcementCalls, type Announcement } from '#shared/shop/announcements/calls.ts'

const LOOK_MS = 15 * SECOND_MS

export function AnnouncementList() {
  const { announcements } = useShop(announcementCalls.list, {})
  const [shown, setShown] = useState<Announcement | null>(null)
  useLooks(announcements.some(({ state }) => state === 'waiting' || state === 'begun'))

  function actions(announcement: Announcement) {
    const { id, state, subject } = announcement
    return (
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' && (
          <CallButton
            variant="quiet"
            small
            aria-label={interpolate(words.takeBackOf, { subject })}
            call={announcementCalls.takeBack}
            input={{ id }}
            done={interpolate(words.takenBack, { subject })}
          >
            {words.takeBack}
          </CallButton>
        )}
        <Button
          variant="quiet"
          small
          aria-label={interpolate(words.whoOf, { subject })}
          onClick={() => setShown(announcement)}
        >
          {words.who}
        </Button>
      </div>
    )
  }

  return (
    <>
      <Part title={words.list} count={announcements.length}>
        <ListTable
          empty={words.none}
          rows={announcements}
          columns={words.columns}
          cells={{
            subject: ({ subject }) => subject,
            boxes: ({ boxes }) => boxes ?? words.all,
            state: ({ state, beginsAt }) =>
              interpolate(words.states[state], { moment: formatShortMoment(beginsAt) }),
            sent: formatSent,
            by: ({ by }) => by,
            action: actions,
          }}
        />
      </Part>
      {shown && (
        <QueryBoundary key={shown.id}>
          <RecipientsPart announcement={shown} onClose={() => setShown(null)} />
        </QueryBoundary>
      )}
    </>
  )
}

function formatSent({ counts }: Announcement) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const text = interpolate(words.ofAll, { sent: String(counts.sent), all: String(all) })
  const { undelivered } = counts
  if (undelivered === 0) return text
  return interpolate(words.undelivered, { text, count: String(undelivered) })
}

function useLooks(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void refreshAnswer(announcementCalls.list, {}), LOOK_MS)
    return () => clearInterval(timer)
  }, [isUnderWay])
}

type RecipientsPartProps = { announcement: Announcement; onClose: () => void }

function RecipientsPart({ announcement, onClose }: RecipientsPartProps) {
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
