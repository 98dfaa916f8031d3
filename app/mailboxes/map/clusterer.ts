import type { Mailbox } from '#app/mailboxes/mailbox.ts'

// oxlint-disable-next-line import/default -- the build gives the address of the file it makes
import workerUrl from './cluster-worker.ts?worker&url'
import type { Calls } from './cluster-worker.ts'
import { callWorker } from './worker-calls.ts'

/**
 * Arranges mailboxes in markers, away from the page.
 *
 * @param onFailure is called once if the worker could not be started or broke
 */
export function createClusterer(onFailure: () => void) {
  const { call, close } = callWorker<Calls>(workerUrl, onFailure)

  return {
    load(mailboxes: readonly Mailbox[]) {
      const degrees = new Float64Array(mailboxes.flatMap(({ lng, lat }) => [lng, lat]))
      return call('load', degrees, [degrees.buffer])
    },
    markersIn: (body: Calls['markersIn']['body']) => call('markersIn', body),
    membersOf: (cluster: number) => call('membersOf', cluster),
    close,
  }
}
