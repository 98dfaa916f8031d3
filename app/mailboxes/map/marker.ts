import type { Coordinate } from 'ol/coordinate'

/** One mailbox on the map, or several that stand too close to be told apart. */
export type Marker = {
  /** The same as long as it stands for the same mailboxes. */
  key: string
  lng: number
  lat: number
  /** How many mailboxes it stands for. */
  count: number
  /** Of one mailbox: its place in the list that was given. */
  place?: number
  /** Of several: its number among the clusters. */
  cluster?: number
}

/** What is in view: the markers, and whether there are too many mailboxes to show them singly. */
export type Sight = { markers: Marker[]; isThinned: boolean }

/** West, south, east, north in degrees. */
export type Box = [number, number, number, number]

/** A marker with its place on the map. */
export type PlacedMarker = Marker & { at: Coordinate; label: string }
