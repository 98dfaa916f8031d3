import { fromLonLat, transformExtent } from 'ol/proj'

import type { Mailbox } from '#app/mailboxes/mailbox.ts'
import type { Position } from '#app/mailboxes/position.ts'

import { openBasemap } from './basemap.ts'
import { createClusterer } from './clusterer.ts'
import { readMapSettings } from './map-settings.ts'
import { createMapView, OUTLINE_ZOOM, STREET_ZOOM } from './map-view.ts'
import { createMarkerLayers } from './marker-layers.ts'
import type { Box, PlacedMarker } from './marker.ts'
import { readPalette, watchTheme } from './palette.ts'
import { openStreets } from './streets.ts'

/** While the map moves, markers are arranged anew no more often than this. */
const LOOK_EVERY_MS = 120

export type Scene = { markers: PlacedMarker[]; isThinned: boolean; inView: number }

export type StreetState = 'off' | 'on' | 'lost'

type MapEvents = {
  onScene: (scene: Scene) => void
  onStreets: (state: StreetState, attribution: string) => void
  /** The map's files or its worker failed: nothing more will come. */
  onFailure: () => void
}

type Options = { zoom: number; calm: boolean; isClustered: boolean } & MapEvents

export type OpenMap = ReturnType<typeof openMap>

/** Opens the map of mailboxes in an element of the page. */
export function openMap(target: HTMLElement, { zoom, calm, isClustered, ...events }: Options) {
  const look = { palette: readPalette() }
  const moves = createMapView(target, { zoom, calm })
  const { map, view } = moves
  const marks = createMarkerLayers(look)
  const clusterer = createClusterer(fail)
  let mailboxes: readonly Mailbox[] = []
  let clustered = isClustered
  let turn = 0
  let lastLook = 0
  let isOver = false

  function fail() {
    if (!isOver) events.onFailure()
  }

  async function arrange() {
    turn += 1
    const own = turn
    lastLook = performance.now()
    const size = map.getSize()
    if (!size || mailboxes.length === 0) return show([], false)
    const box = transformExtent(view.calculateExtent(size), 'EPSG:3857', 'EPSG:4326') as Box
    const sight = await clusterer.look({ box, zoom: view.getZoom() ?? 0, isClustered: clustered })
    if (own !== turn || isOver) return
    show(
      sight.markers.map((marker) => ({
        ...marker,
        at: fromLonLat([marker.lng, marker.lat]),
        label: labelOf(marker.count, mailboxes[marker.place ?? -1]),
      })),
      sight.isThinned,
    )
  }

  function show(markers: PlacedMarker[], isThinned: boolean) {
    marks.show(markers, ({ place }) => mailboxes[place ?? -1]?.status ?? null)
    const inView = markers.reduce((sum, { count }) => sum + count, 0)
    events.onScene({ markers, isThinned, inView })
  }

  async function begin() {
    const basemap = await openBasemap(look)
    if (isOver) return
    for (const layer of [...basemap.layers, ...marks.layers]) map.addLayer(layer)
    map.on('moveend', () => {
      void basemap.follow(view.getZoom() ?? 0)
      void arrange()
    })
    view.on('change', () => {
      if (performance.now() - lastLook > LOOK_EVERY_MS) void arrange()
    })
    void basemap.follow(view.getZoom() ?? 0)
    void beginStreets(basemap.layers.length)
    await arrange()
  }

  async function beginStreets(above: number) {
    const { mapTiles, mapAttribution } = readMapSettings()
    if (!mapTiles) return events.onStreets('off', '')
    const lose = () => {
      if (isOver) return
      for (const layer of map
        .getLayers()
        .getArray()
        .filter((one) => one.get('streets')))
        map.removeLayer(layer)
      moves.limitZoom(OUTLINE_ZOOM)
      events.onStreets('lost', '')
    }
    try {
      const streets = await openStreets({ mapTiles, mapAttribution }, look, lose)
      if (isOver) return
      streets.layer.set('streets', true)
      map.getLayers().insertAt(above, streets.layer)
      moves.limitZoom(STREET_ZOOM)
      events.onStreets('on', streets.attribution)
    } catch {
      lose()
    }
  }

  const unwatch = watchTheme(() => {
    look.palette = readPalette()
    for (const layer of map.getAllLayers()) layer.changed()
  })
  const opened = begin().catch(fail)

  return {
    ...moves,
    opened,
    async show(list: readonly Mailbox[]) {
      mailboxes = list
      turn += 1
      await clusterer.load(list)
      if (mailboxes === list && !isOver) await arrange()
    },
    cluster(wanted: boolean) {
      if (wanted === clustered) return
      clustered = wanted
      void arrange()
    },
    openCluster: clusterer.open,
    choose: marks.choose,
    stand: (place: Position | null) => marks.stand(place),
    close() {
      isOver = true
      unwatch()
      clusterer.close()
      map.setTarget()
      map.dispose()
    },
  }
}

function labelOf(count: number, mailbox: Mailbox | undefined) {
  if (!mailbox) return `${count.toLocaleString('en')} mailboxes`
  return `${mailbox.id}, ${mailbox.location}, ${mailbox.status}`
}
