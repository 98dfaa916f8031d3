import type { Answer, Question } from './cluster-calls.ts'
import { createClusters } from './cluster-points.ts'

let clusters = createClusters(new Float64Array())

/** A hundred thousand mailboxes take a second to arrange: the page goes on meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const message: Answer = { number: data.number, answer: answer(data) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is one
  self.postMessage(message)
})

function answer(question: Question): Answer['answer'] {
  switch (question.name) {
    case 'load':
      clusters = createClusters(question.asked)
      return null
    case 'look':
      return clusters.look(question.asked.box, question.asked.zoom, question.asked.isClustered)
    case 'open':
      return clusters.open(question.asked)
  }
}
