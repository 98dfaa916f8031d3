import { useEffect, useEffectEvent, useState } from 'react'

import { announcements as words } from '#app/content/staff/announcements.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { SECOND_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'
import { announcementCalls, type Announcement } from '#shared/shop/announcements/calls.ts'

import { RecipientsPart } from './recipients-part.tsx'

const LOOK_MS = 15 * SECOND_MS

type AnnouncementListProps = {
  announcements: Announcement[]
  onDone: (text: string) => void
  /** Asks anew how far they are. */
  onLook: () => void
}

/** What was announced, the newest first; looked at again while one is under way. */
export function AnnouncementList({ announcements, onDone, onLook }: AnnouncementListProps) {
  const [shown, setShown] = useState<Announcement | null>(null)
  const { isBusy, problem, call } = useCall(announcementCalls.takeBack)
  useLooks(
    announcements.some(({ state }) => state === 'waiting' || state === 'begun'),
    onLook,
  )

  async function takeBack({ id, subject }: Announcement) {
    const { error } = await call({ id })
    if (error) onLook()
    else onDone(interpolate(words.takenBack, { subject }))
  }

  function actions(announcement: Announcement) {
    const { state, subject } = announcement
    return (
      <div className="cluster gap-2">
        {state === 'waiting' && (
          <Button
            variant="quiet"
            small
            waiting={isBusy}
            aria-label={interpolate(words.takeBackOf, { subject })}
            onClick={() => void takeBack(announcement)}
          >
            {words.takeBack}
          </Button>
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
        <TextBanner tone="error" focused="always" text={problem} />
        <ListTable
          caption={words.list}
          empty={words.none}
          rows={announcements}
          keyOf={({ id }) => id}
          columns={words.columns}
          cells={{
            subject: ({ subject }) => subject,
            boxes: ({ boxes }) => boxes ?? words.all,
            state: ({ state, beginsAt }) =>
              interpolate(words.states[state], { moment: formatShortMoment(beginsAt) }),
            sent: describeSent,
            by: ({ by }) => by,
            action: actions,
          }}
        />
      </Part>
      {shown && (
        <RecipientsPart key={shown.id} announcement={shown} onClose={() => setShown(null)} />
      )}
    </>
  )
}

function describeSent({ counts }: Announcement) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const text = interpolate(words.ofAll, { sent: String(counts.sent), all: String(all) })
  const { undelivered } = counts
  if (undelivered === 0) return text
  return interpolate(words.undelivered, { text, count: String(undelivered) })
}

function useLooks(isUnderWay: boolean, onLook: () => void) {
  const look = useEffectEvent(onLook)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
