import { startWorker } from '#app/document/start-worker.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'

import type { Answer, Calls } from './cluster-calls.ts'
// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './cluster-worker.ts?worker&url'

/**
 * Arranges mailboxes in markers, away from the page.
 *
 * @param onFailure is told once if the worker could not be started or broke
 */
export function createClusterer(onFailure: () => void) {
  const waiting = new Map<number, (answer: Answer['answer']) => void>()
  const worker = startWorker(workerUrl)
  let last = 0

  worker.addEventListener('error', onFailure, { once: true })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.number)?.(data.answer)
    waiting.delete(data.number)
  })

  function ask<Name extends keyof Calls>(name: Name, asked: Calls[Name]['asked']) {
    last += 1
    const number = last
    const transfer = asked instanceof Float64Array ? [asked.buffer] : []
    worker.postMessage({ number, name, asked }, transfer)
    return new Promise<Calls[Name]['answer']>((resolve) => {
      waiting.set(number, (answer) => resolve(answer as Calls[Name]['answer']))
    })
  }

  return {
    load: (mailboxes: readonly Mailbox[]) => ask('load', degreesOf(mailboxes)),
    look: (asked: Calls['look']['asked']) => ask('look', asked),
    open: (cluster: number) => ask('open', cluster),
    close: () => worker.terminate(),
  }
}

export type Clusterer = ReturnType<typeof createClusterer>

function degreesOf(mailboxes: readonly Mailbox[]) {
  const degrees = new Float64Array(mailboxes.length * 2)
  for (const [place, { lng, lat }] of mailboxes.entries()) {
    degrees[place * 2] = lng
    degrees[place * 2 + 1] = lat
  }
  return degrees
}
