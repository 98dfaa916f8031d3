import { createClusters, type Box, type MarkersInView } from './cluster-points.ts'
import { answerCalls } from './worker-calls.ts'

export type Calls = {
  load: { body: Float64Array; result: void }
  markersIn: { body: { box: Box; zoom: number; isClustered: boolean }; result: MarkersInView }
  membersOf: { body: number; result: { zoom: number; indexes: number[] } }
}

let clusters = createClusters(new Float64Array())

/** Clustering a hundred thousand mailboxes takes a second. */
answerCalls<Calls>({
  load(degrees) {
    clusters = createClusters(degrees)
  },
  markersIn: ({ box, zoom, isClustered }) => clusters.markersIn(box, zoom, isClustered),
  membersOf: (cluster) => clusters.membersOf(cluster),
})
