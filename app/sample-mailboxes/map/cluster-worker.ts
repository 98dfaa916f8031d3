import { createClusters, type Box, type MarkersInView } from './cluster-points.ts'
import { answerCalls } from './worker-calls.ts'

export type Calls = {
  /** Takes longitudes and latitudes in turn, in degrees. */
  load: { body: Float64Array; result: void }
  markersIn: { body: { box: Box; zoom: number; isClustered: boolean }; result: MarkersInView }
  membersOf: { body: number; result: { zoom: number; indexes: number[] } }
}

let clusters = createClusters(new Float64Array())

/** A hundred thousand mailboxes take a second to arrange: the page goes on meanwhile. */
answerCalls<Calls>({
  load(degrees) {
    clusters = createClusters(degrees)
  },
  markersIn: ({ box, zoom, isClustered }) => clusters.markersIn(box, zoom, isClustered),
  membersOf: (cluster) => clusters.membersOf(cluster),
})
