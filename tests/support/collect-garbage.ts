import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What V8 has emptied but keeps is no leak: it goes back to the system first. */
export function collectGarbage() {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  // A common collection keeps the pages it has emptied.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
