import { useEffect, useRef } from 'react'

import { mapServices } from '#app/content/map-services.ts'
import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { formatMiles } from '#app/sample-mailboxes/position.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { locale } from '#content/language.ts'
import { locator as words } from '#content/locator.ts'
import { columns, shownAs } from '#content/mailboxes.ts'
import { newTab } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

const SHOWN_DECIMALS = 4

const guides: readonly (readonly [string, (place: string) => string])[] = [
  [mapServices.google, (place) => `https://www.google.com/maps/dir/?api=1&destination=${place}`],
  [mapServices.apple, (place) => `https://maps.apple.com/?daddr=${place}`],
  [mapServices.openStreetMap, (place) => `https://www.openstreetmap.org/directions?to=${place}`],
]

type MailboxDetailsProps = { mailbox: Mailbox; miles?: number; onClose: () => void }

export function MailboxDetails({ mailbox, miles, onClose }: MailboxDetailsProps) {
  const { id, location, type, status, lat, lng, description, lastUpdated } = mailbox
  const heading = useFocusReturn()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const place = encodeURIComponent(`${lat},${lng}`)

  return (
    <section
      aria-labelledby="chosen"
      className="grid grid-cols-1 gap-2 rounded-lg border border-line-strong bg-raised px-5 pt-4 pb-5 text-15 shadow-panel"
    >
      <div className="flex items-center wrap-anywhere gap-4 justify-between">
        <h2 id="chosen" className="text-h3" ref={heading} tabIndex={-1}>
          {id}
        </h2>
        <CloseButton onClick={onClose}>{interpolate(words.details.close, { id })}</CloseButton>
      </div>
      <p className="font-semibold">{location}</p>
      {description && <p className="text-muted">{description}</p>}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 py-2 [&_dt]:text-[0.8125rem] [&_dt]:text-muted">
        <Fact name={columns.type} value={shownAs[type]} />
        <Fact name={columns.status} value={shownAs[status]} />
        {miles !== undefined && <Fact name={words.details.distance} value={formatMiles(miles)} />}
        <Fact
          name={columns.coordinates}
          value={`${lat.toFixed(SHOWN_DECIMALS)}, ${lng.toFixed(SHOWN_DECIMALS)}`}
        />
        <Fact name={words.details.updated} value={day.format(new Date(lastUpdated))} />
      </dl>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 [&_a]:py-1">
        {words.details.directions}{' '}
        {guides.map(([name, addressOf]) => (
          <a key={name} href={addressOf(place)} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="sr-only"> {newTab}</span>
          </a>
        ))}
      </p>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function useFocusReturn() {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const before = document.activeElement
    if (before === document.body) return
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return heading
}
