import { startWorker } from '#app/islands/start-worker.ts'
import type { Mailbox } from '#app/mailboxes/mailbox.ts'

// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './cluster-worker.ts?worker&url'
import type { Calls, Response } from './cluster-worker.ts'

/**
 * Arranges mailboxes in markers, away from the page.
 *
 * @param onFailure is called once if the worker could not be started or broke
 */
export function createClusterer(onFailure: () => void) {
  const waiting = new Map<number, (result: Response['result']) => void>()
  const worker = startWorker(workerUrl)
  let lastNumber = 0

  worker.addEventListener('error', onFailure, { once: true })
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    waiting.get(data.number)?.(data.result)
    waiting.delete(data.number)
  })

  function call<Name extends keyof Calls>(name: Name, body: Calls[Name]['body']) {
    const number = ++lastNumber
    worker.postMessage({ number, name, body }, body instanceof Float64Array ? [body.buffer] : [])
    return new Promise<Calls[Name]['result']>((resolve) => {
      waiting.set(number, (result) => resolve(result as Calls[Name]['result']))
    })
  }

  return {
    load: (mailboxes: readonly Mailbox[]) =>
      call('load', new Float64Array(mailboxes.flatMap(({ lng, lat }) => [lng, lat]))),
    markersIn: (body: Calls['markersIn']['body']) => call('markersIn', body),
    membersOf: (cluster: number) => call('membersOf', cluster),
    close: () => worker.terminate(),
  }
}
