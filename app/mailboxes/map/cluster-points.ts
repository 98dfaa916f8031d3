import Supercluster from 'supercluster'

import type { Box, Marker, Sight } from './marker.ts'

/** Pixels within which mailboxes are one marker, on tiles of 256 pixels as OpenLayers counts zoom. */
const RADIUS_PX = 46
const TILE_PX = 256
/** The closest zoom of any map: beyond it every mailbox stands alone. */
export const CLOSEST_ZOOM = 18
/** More single markers than these say nothing, and slow the map down. */
const MOST_SINGLE = 1_500
/** As many members of a cluster as anybody reads through. */
const MOST_MEMBERS = 200

type Properties = { place: number }

/** Finds the markers of any part of the map among mailboxes given by longitude and latitude in turn. */
export function createClusters(degrees: Float64Array) {
  const index = new Supercluster<Properties>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom: CLOSEST_ZOOM,
  })
  index.load(pointsOf(degrees))

  function look(box: Box, zoom: number, isClustered: boolean): Sight {
    if (!isClustered) {
      const single = index.getClusters(box, CLOSEST_ZOOM + 1)
      if (single.length <= MOST_SINGLE) return { markers: single.map(asMarker), isThinned: false }
    }
    const markers = index.getClusters(box, Math.floor(zoom)).map(asMarker)
    return { markers, isThinned: !isClustered }
  }

  function open(cluster: number) {
    const members = index.getLeaves(cluster, MOST_MEMBERS)
    return {
      zoom: index.getClusterExpansionZoom(cluster),
      places: members.map(({ properties }) => properties.place),
    }
  }

  return { look, open }
}

type Found = ReturnType<Supercluster<Properties>['getClusters']>[number]

function asMarker({ geometry, properties }: Found): Marker {
  const [lng = 0, lat = 0] = geometry.coordinates
  if (!('cluster' in properties)) {
    return { key: `place-${properties.place}`, lng, lat, count: 1, place: properties.place }
  }
  const { cluster_id: cluster, point_count: count } = properties
  return { key: `cluster-${cluster}`, lng, lat, count, cluster }
}

function pointsOf(degrees: Float64Array) {
  return Array.from({ length: degrees.length / 2 }, (_, place) => ({
    type: 'Feature' as const,
    properties: { place },
    geometry: {
      type: 'Point' as const,
      coordinates: [degrees[2 * place] ?? 0, degrees[2 * place + 1] ?? 0],
    },
  }))
}
