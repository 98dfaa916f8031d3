import Supercluster from 'supercluster'

/** Pixels within which mailboxes are one marker, on tiles of 256 pixels as OpenLayers counts zoom. */
const RADIUS_PX = 46
const TILE_PX = 256
/** The closest zoom of any map: beyond it every mailbox stands alone. */
export const MAX_ZOOM = 18
/** More single markers than these say nothing, and slow the map down. */
const MAX_SINGLE = 1_500
/** Members of a cluster that its list shows. */
const MAX_MEMBERS = 200

/** One mailbox on the map, or several that stand too close to be told apart. */
export type Marker = {
  /** The same as long as it stands for the same mailboxes. */
  key: string
  lng: number
  lat: number
  /** How many mailboxes it stands for. */
  count: number
  /** Of one mailbox: its index in the list that was given. */
  index?: number
  /** Of several: its number among the clusters. */
  cluster?: number
}

/** The markers in view, and whether there are too many mailboxes to show them singly. */
export type MarkersInView = { markers: Marker[]; isThinned: boolean }

/** West, south, east, north in degrees. */
export type Box = [number, number, number, number]

type Properties = { index: number }

/** Finds the markers of any part of the map among mailboxes given by longitude and latitude in turn. */
export function createClusters(degrees: Float64Array) {
  const tree = new Supercluster<Properties>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom: MAX_ZOOM,
  })
  tree.load(pointsOf(degrees))

  function markersIn(box: Box, zoom: number, isClustered: boolean): MarkersInView {
    if (!isClustered) {
      const single = tree.getClusters(box, MAX_ZOOM + 1)
      if (single.length <= MAX_SINGLE) return { markers: single.map(asMarker), isThinned: false }
    }
    const markers = tree.getClusters(box, Math.floor(zoom)).map(asMarker)
    return { markers, isThinned: !isClustered }
  }

  /** The zoom at which a cluster falls apart, and the indexes in the list of its first members. */
  function membersOf(cluster: number) {
    const members = tree.getLeaves(cluster, MAX_MEMBERS)
    return {
      zoom: tree.getClusterExpansionZoom(cluster),
      indexes: members.map(({ properties }) => properties.index),
    }
  }

  return { markersIn, membersOf }
}

type Found = ReturnType<Supercluster<Properties>['getClusters']>[number]

function asMarker({ geometry, properties }: Found): Marker {
  const [lng = 0, lat = 0] = geometry.coordinates
  if (!('cluster' in properties)) {
    return { key: `mailbox-${properties.index}`, lng, lat, count: 1, index: properties.index }
  }
  const { cluster_id: cluster, point_count: count } = properties
  return { key: `cluster-${cluster}`, lng, lat, count, cluster }
}

function pointsOf(degrees: Float64Array) {
  return Array.from({ length: degrees.length / 2 }, (_, index) => ({
    type: 'Feature' as const,
    properties: { index },
    geometry: {
      type: 'Point' as const,
      coordinates: [degrees[2 * index] ?? 0, degrees[2 * index + 1] ?? 0],
    },
  }))
}
