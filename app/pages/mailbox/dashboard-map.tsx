import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'

import { interpolate } from '#shared/interpolate.ts'
import { shownAs } from '#app/content/en/mailboxes.ts'
import { dashboard as words } from '#app/content/en/mailbox-pages.ts'
import { LazyMailboxMap } from '#app/mailboxes/map/lazy-map.tsx'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { usePreferences } from '#app/preferences/use-preferences.ts'

import type { ReturnState } from './return-url.ts'

import css from './dashboard.module.css'

type DashboardMapProps = {
  mailboxes: readonly Mailbox[]
  returnState: ReturnState
  /** It was chosen just now, and must come into view. */
  isAsked: boolean
}

/** The mailboxes that were found, on a map; the chosen one leads to its form. */
export function DashboardMap({ mailboxes, returnState, isAsked }: DashboardMapProps) {
  const mapView = usePreferences((preferences) => preferences.mapView)
  const [chosen, setChosen] = useState<string | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const mailbox = mailboxes.find(({ id }) => id === chosen)

  useEffect(() => {
    if (isAsked) part.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])

  return (
    <div ref={part} className="stack gap-3 content-start">
      <div className={css.map}>
        <LazyMailboxMap
          calm
          mailboxes={mailboxes}
          chosen={mailbox?.id ?? null}
          onChoose={setChosen}
          preferences={mapView}
        />
      </div>
      <p role="status" className={`${css.chosen} text-15`}>
        {mailbox ? (
          <>
            <strong>{mailbox.id}</strong> {mailbox.location} · {shownAs[mailbox.type]} ·{' '}
            {shownAs[mailbox.status]}{' '}
            <Link to={href('/edit-mailbox/:id', { id: mailbox.id })} state={returnState}>
              {interpolate(words.editOne, { id: mailbox.id })}
            </Link>
          </>
        ) : (
          words.choose
        )}
      </p>
    </div>
  )
}
