import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import type { Position } from '#app/mailboxes/position.ts'

import { MapControls } from './map-controls.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapMembers } from './map-members.tsx'
import { MapPoints } from './map-points.tsx'
import { MapTarget } from './map-target.tsx'
import type { Marker } from './marker.ts'
import { usePresses } from './use-presses.ts'
import { useMap } from './use-map.ts'

import css from './map.module.css'

export type MailboxMapProps = {
  mailboxes: readonly Mailbox[]
  /** The id of the mailbox that stands out. */
  chosen: string | null
  onChoose: (id: string) => void
  preferences: { defaultZoom: number; clusterMarkers: boolean }
  /** Where the visitor is, if the map is to show it. */
  here?: Position | null
  /** Stands in a page that scrolls: the wheel moves the page until the map has the focus. */
  calm?: boolean
}

/** A cluster that no zoom takes apart: the places of its members in one list. */
type Opened = { of: readonly Mailbox[]; places: number[] }

type MapSurfaceProps = MailboxMapProps & { onFailure: () => void }

/** The map itself, what stands over it, and what can be done with it. */
export function MapSurface({
  mailboxes,
  chosen,
  onChoose,
  preferences,
  here,
  calm,
  onFailure,
}: MapSurfaceProps) {
  const target = useRef<HTMLDivElement>(null)
  const { defaultZoom, clusterMarkers } = preferences
  const wishes = { zoom: defaultZoom, isClustered: clusterMarkers, calm: calm ?? false, onFailure }
  const { map, scene, streets, isReady } = useMap(target, wishes)
  const [opened, setOpened] = useState<Opened | null>(null)
  const members = opened?.of === mailboxes ? opened.places : []
  const mailbox = mailboxes.find(({ id }) => id === chosen) ?? null

  useEffect(() => {
    void map?.show(mailboxes)
  }, [map, mailboxes])
  useEffect(() => map?.cluster(clusterMarkers), [map, clusterMarkers])
  useEffect(() => map?.stand(here ?? null), [map, here])
  useEffect(() => {
    map?.choose(mailbox)
    if (mailbox) map?.goTo(mailbox)
  }, [map, mailbox])

  async function press({ place, cluster, lat, lng }: Marker) {
    const one = mailboxes[place ?? -1]
    if (one) onChoose(one.id)
    if (!map || cluster === undefined) return
    const { zoom, places } = await map.openCluster(cluster)
    if (zoom <= map.view.getMaxZoom()) map.goTo({ lat, lng }, zoom)
    else setOpened({ of: mailboxes, places })
  }
  const isPress = usePresses(map, (marker) => void press(marker))

  return (
    <div className={css.map} data-ready={isReady && scene.markers.length > 0}>
      <MapTarget
        ref={target}
        label="Map of mailboxes"
        keys="Arrow keys move the map, plus and minus zoom. Tab leads to the mailboxes in view."
      />
      {map &&
        createPortal(
          <MapPoints
            map={map}
            markers={scene.markers}
            chosen={mailboxes.findIndex(({ id }) => id === chosen)}
            onPress={(marker) => isPress() && void press(marker)}
          />,
          map.overlay,
        )}
      {map && <MapControls map={map} />}
      {members.length > 0 && (
        <MapMembers
          key={members.join()}
          members={members.flatMap((place) => mailboxes[place] ?? [])}
          onChoose={onChoose}
          onClose={() => setOpened(null)}
        />
      )}
      <MapLegend streets={streets} isThinned={scene.isThinned} inView={scene.inView} />
    </div>
  )
}
