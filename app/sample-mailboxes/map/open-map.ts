import BaseLayer from 'ol/layer/Base'
import { fromLonLat, transformExtent } from 'ol/proj'

import type { Mailbox } from '#app/sample-mailboxes/mailbox.ts'
import { formatCount } from '#app/ui/count.ts'
import { shownAs } from '#content/mailboxes.ts'
import { map as words } from '#content/map.ts'
import { interpolate } from '#shared/interpolate.ts'

import { openBasemap } from './basemap.ts'
import type { Box } from './cluster-points.ts'
import type { Calls } from './cluster-worker.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './cluster-worker.ts?worker&url'
import { createMapView, OUTLINE_ZOOM, STREET_ZOOM } from './map-view.ts'
import { createMarkerLayers, type PlacedMarker } from './marker-layers.ts'
import { repaint } from './palette.ts'
import { openStreets } from './streets.ts'
import { callWorker } from './worker-calls.ts'

/** Minimum time between two clusterings while the map moves. */
const ARRANGE_INTERVAL_MS = 120
const FRAME_MS = 17

export type Scene = { markers: PlacedMarker[]; isThinned: boolean; inView: number }

export type StreetState = 'off' | 'on' | 'lost'

type MapEvents = {
  onScene: (scene: Scene) => void
  onStreets: (state: StreetState, attribution: string) => void
  onFailure: () => void
}

type Options = { zoom: number; calm: boolean; isClustered: boolean } & MapEvents

export type OpenMap = ReturnType<typeof openMap>

export function openMap(target: HTMLElement, { zoom, calm, isClustered, ...events }: Options) {
  const moves = createMapView(target, { zoom, calm })
  const { map, view } = moves
  const marks = createMarkerLayers()
  const clusterer = createClusterer(fail)
  const basemap = openBasemap(fail)
  let mailboxes: readonly Mailbox[] = []
  let clustered = isClustered
  let lastRequest = 0
  let lastArranged = 0
  let isOver = false

  function fail() {
    if (!isOver) events.onFailure()
  }

  async function arrange() {
    const request = ++lastRequest
    lastArranged = performance.now()
    const size = map.getSize()
    if (!size || mailboxes.length === 0) return show([], false)
    const box = transformExtent(view.calculateExtent(size), 'EPSG:3857', 'EPSG:4326') as Box
    const zoomNow = view.getZoom() ?? 0
    const visible = await clusterer.markersIn({ box, zoom: zoomNow, isClustered: clustered })
    if (request !== lastRequest || isOver) return
    show(
      visible.markers.map((marker) => ({
        ...marker,
        at: fromLonLat([marker.lng, marker.lat]),
        label: labelOf(marker.count, mailboxes[marker.index ?? -1]),
      })),
      visible.isThinned,
    )
  }

  function show(markers: PlacedMarker[], isThinned: boolean) {
    marks.show(markers, ({ index }) => mailboxes[index ?? -1]?.status ?? null)
    const inView = markers.reduce((sum, { count }) => sum + count, 0)
    events.onScene({ markers, isThinned, inView })
  }

  async function begin() {
    const outlines = await basemap.load()
    if (isOver) return
    map.on('moveend', () => {
      void basemap.follow(view.getResolution())
      void arrange()
    })
    view.on('change', () => {
      if (performance.now() - lastArranged > ARRANGE_INTERVAL_MS) void arrange()
    })
    // One layer per frame: all at once block a phone too long.
    for (const layer of [...outlines, ...marks.layers]) {
      map.addLayer(layer)
      await new Promise((done) => setTimeout(done, FRAME_MS))
      if (isOver) return
    }
    void basemap.follow(view.getResolution())
    void beginStreets(outlines.length)
    await Promise.all([arrange(), basemap.drawn])
  }

  async function beginStreets(above: number) {
    const lose = () => {
      if (isOver) return
      if (layer) map.removeLayer(layer)
      moves.limitZoom(OUTLINE_ZOOM)
      events.onStreets('lost', '')
    }
    let layer: BaseLayer | undefined
    try {
      const streets = await openStreets(lose)
      if (isOver) return
      if (!streets) return events.onStreets('off', '')
      layer = streets.layer
      map.getLayers().insertAt(above, layer)
      moves.limitZoom(STREET_ZOOM)
      events.onStreets('on', streets.attribution)
    } catch {
      lose()
    }
  }

  const themeObserver = new MutationObserver(() => repaint(map.getAllLayers()))
  themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const opened = begin().catch(fail)

  return {
    ...moves,
    opened,
    async show(list: readonly Mailbox[]) {
      mailboxes = list
      lastRequest += 1
      await clusterer.load(list)
      if (mailboxes === list && !isOver) await arrange()
    },
    setClustered(isWanted: boolean) {
      if (isWanted === clustered) return
      clustered = isWanted
      void arrange()
    },
    membersOf: clusterer.membersOf,
    showChosen: marks.showChosen,
    showUserPosition: marks.showUserPosition,
    close() {
      isOver = true
      themeObserver.disconnect()
      clusterer.close()
      basemap.close()
      map.setTarget()
      map.dispose()
    },
  }
}

function labelOf(count: number, mailbox: Mailbox | undefined) {
  if (!mailbox) return interpolate(words.cluster, { count: formatCount(count) })
  return `${mailbox.id}, ${mailbox.location}, ${shownAs[mailbox.status]}`
}

/** @param onFailure called once if the worker could not start or broke */
function createClusterer(onFailure: () => void) {
  const { call, close } = callWorker<Calls>(workerUrl, onFailure)

  return {
    load(mailboxes: readonly Mailbox[]) {
      const degrees = new Float64Array(mailboxes.flatMap(({ lng, lat }) => [lng, lat]))
      return call('load', degrees, [degrees.buffer])
    },
    markersIn: (body: Calls['markersIn']['body']) => call('markersIn', body),
    membersOf: (cluster: number) => call('membersOf', cluster),
    close,
  }
}
