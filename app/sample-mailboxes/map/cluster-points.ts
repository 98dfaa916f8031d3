import Supercluster from 'supercluster'

/** Pixels, on tiles of 256 pixels as OpenLayers counts zoom. */
const RADIUS_PX = 46
const TILE_PX = 256
/** Beyond it every mailbox stands alone. */
export const MAX_ZOOM = 18
/** More markers would slow down the map. */
const MAX_SINGLE = 1_500
const MAX_MEMBERS = 200

export type Marker = {
  /** Stable while it stands for the same mailboxes. */
  key: string
  lng: number
  lat: number
  count: number
  /** Index in the given list, for a single mailbox. */
  index?: number
  /** Id of the cluster. */
  cluster?: number
}

/** `isThinned`: too many mailboxes to show all single ones. */
export type MarkersInView = { markers: Marker[]; isThinned: boolean }

/** West, south, east, north in degrees. */
export type Box = [number, number, number, number]

type Properties = { index: number }

/** @param degrees longitude and latitude in turn */
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
