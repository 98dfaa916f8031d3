import { createClusters, type Box, type MarkersInView } from './cluster-points.ts'

/** What can be asked of the worker. Each request carries a number, and so does its response. */
export type Calls = {
  /** Takes longitudes and latitudes in turn, in degrees. */
  load: { body: Float64Array; result: null }
  markersIn: { body: { box: Box; zoom: number; isClustered: boolean }; result: MarkersInView }
  membersOf: { body: number; result: { zoom: number; indexes: number[] } }
}

type Request = {
  [Name in keyof Calls]: { number: number; name: Name; body: Calls[Name]['body'] }
}[keyof Calls]

export type Response = { number: number; result: Calls[keyof Calls]['result'] }

let clusters = createClusters(new Float64Array())

/** A hundred thousand mailboxes take a second to arrange: the page goes on meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const response: Response = { number: data.number, result: respond(data) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is one
  self.postMessage(response)
})

function respond({ name, body }: Request): Response['result'] {
  switch (name) {
    case 'load':
      clusters = createClusters(body)
      return null
    case 'markersIn':
      return clusters.markersIn(body.box, body.zoom, body.isClustered)
    case 'membersOf':
      return clusters.membersOf(body)
  }
}
