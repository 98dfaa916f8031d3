import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import type { Position } from '#app/sample-mailboxes/position.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { formatCount } from '#app/ui/count.ts'
import { map as words } from '#content/map.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Marker } from './cluster-points.ts'
import { MapFrame } from './map-frame.tsx'
import { MapPoints } from './map-points.tsx'
import { useMap, usePresses } from './use-map.ts'

const MEMBERS = [
  'absolute top-3 left-3 max-h-[calc(100%-4rem)] w-[min(20rem,100%-5rem)] overflow-y-auto rounded-lg border border-line-strong bg-raised shadow-panel [&_button]:text-15',
  '[&_li_button]:min-h-11 [&_li_button]:w-full [&_li_button]:border-t [&_li_button]:border-line [&_li_button]:px-4 [&_li_button]:py-1.5 [&_li_button]:text-left [&_li_button:focus-visible]:-outline-offset-3 [&_li_button:hover]:bg-lifted',
].join(' ')

export type MailboxMapProps = {
  mailboxes: readonly Mailbox[]
  chosen: string | null
  onChoose: (id: string) => void
  preferences: { defaultZoom: number; clusterMarkers: boolean }
  userPosition?: Position | null
  /** The wheel scrolls the page until the map has the focus. */
  calm?: boolean
}

/** A cluster that stays together at every zoom. */
type OpenedCluster = { of: readonly Mailbox[]; indexes: number[] }

export function MailboxMap({
  mailboxes,
  chosen,
  onChoose,
  preferences,
  userPosition = null,
  calm = false,
  onFailure,
}: MailboxMapProps & { onFailure: () => void }) {
  const { defaultZoom: zoom, clusterMarkers: isClustered } = preferences
  const { ref, map, scene, streets, isReady } = useMap({ zoom, isClustered, calm, onFailure })
  const [opened, setOpened] = useState<OpenedCluster | null>(null)
  const members = opened?.of === mailboxes ? opened.indexes : []
  const index = mailboxes.findIndex(({ id }) => id === chosen)
  const mailbox = mailboxes[index] ?? null

  useEffect(() => {
    void map?.show(mailboxes)
  }, [map, mailboxes])
  useEffect(() => map?.setClustered(isClustered), [map, isClustered])
  useEffect(() => map?.showUserPosition(userPosition), [map, userPosition])
  useEffect(() => {
    map?.showChosen(mailbox)
    if (mailbox) map?.goTo(mailbox)
  }, [map, mailbox])

  async function press(marker: Marker) {
    const one = mailboxes[marker.index ?? -1]
    if (one) onChoose(one.id)
    if (!map || marker.cluster === undefined) return
    const cluster = await map.membersOf(marker.cluster)
    if (cluster.zoom <= map.view.getMaxZoom()) map.goTo(marker, cluster.zoom)
    else setOpened({ of: mailboxes, indexes: cluster.indexes })
  }
  const isPress = usePresses(map, (marker) => void press(marker))

  return (
    <MapFrame
      ref={ref}
      label={words.mailboxes.label}
      keys={words.mailboxes.keys}
      isReady={isReady && scene.markers.length > 0}
      map={map}
      streets={streets}
      isThinned={scene.isThinned}
      inView={scene.inView}
    >
      {map &&
        createPortal(
          <MapPoints
            map={map}
            markers={scene.markers}
            chosen={index}
            onPress={(marker) => isPress() && void press(marker)}
          />,
          map.overlay,
        )}
      {members.length > 0 && (
        <MapMembers
          key={members.join()}
          members={members.flatMap((member) => mailboxes[member] ?? [])}
          onChoose={onChoose}
          onClose={() => setOpened(null)}
        />
      )}
    </MapFrame>
  )
}

type MapMembersProps = {
  members: readonly Mailbox[]
  onChoose: (id: string) => void
  onClose: () => void
}

function MapMembers({ members, onChoose, onClose }: MapMembersProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="map-members" className={MEMBERS}>
      <div className="sticky top-0 flex items-center justify-between gap-2 bg-raised py-2 pr-2 pl-4 wrap-anywhere [&>h2]:text-base">
        <h2 id="map-members" ref={heading} tabIndex={-1}>
          {interpolate(words.members, { count: formatCount(members.length) })}
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
