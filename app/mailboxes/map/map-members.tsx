import { useEffect, useRef } from 'react'

import { interpolate } from '#shared/interpolate.ts'
import { map as words } from '#app/content/en/map.ts'
import { locale } from '#app/content/en/language.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import { CloseButton } from '#app/ui/close-button.tsx'

import css from './map.module.css'

type MapMembersProps = {
  members: readonly Mailbox[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** Mailboxes that stand so close that no zoom tells them apart. */
export function MapMembers({ members, onChoose, onClose }: MapMembersProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="map-members" className={`${css.members} shadow`}>
      <div className={`${css.membersHead} row gap-2 justify-between`}>
        <h2 id="map-members" ref={heading} tabIndex={-1}>
          {interpolate(words.members, { count: members.length.toLocaleString(locale) })}
        </h2>
        <CloseButton onClick={onClose}>{words.closeMembers}</CloseButton>
      </div>
      <ul>
        {members.map(({ id, location }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <strong>{id}</strong> {location}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
