import { language } from '#content/language.ts'
import { serviceWorkerOf } from '#shared/language.ts'
import { staffWorker } from '#shared/staff-worker.ts'

type UrlPolicy = { createScriptURL: (url: string) => string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy }
    /** Made once for a page: the starter and React's modules each hold this file. */
    ownWorkers?: UrlPolicy
  }
}

/** The only policy the pages allow (server/http/headers.ts): a script for a worker, of our own build. */
const POLICY = 'own-workers'
/** The build puts them there (tooling/service-worker): their names stay, whatever they hold. */
const siteWorker = serviceWorkerOf(language)
const SERVICE_WORKERS = [siteWorker.script, staffWorker.script]

/**
 * Starts a worker of our own build.
 *
 * @param url what `import … from '….mjs?url'` gives
 * @throws if it is the address of anything else
 */
export function startWorker(url: string) {
  return new Worker(vouchFor(url), { type: 'module' })
}

/**
 * Lets the browser keep the public pages and the forms, to be read without a network
 * (docs/decisions/023): starts the worker that looks after them, or brings it up to date. A browser
 * that keeps nothing shows the site all the same.
 */
export function registerServiceWorker() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!connection?.saveData) register(siteWorker)
}

/** Lets a staff member's browser store what opens the console without a network (docs/decisions/023). */
export function registerStaffWorker() {
  register(staffWorker)
}

function register({ script, scope }: typeof staffWorker) {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(vouchFor(script), { updateViaCache: 'none', scope })
    .catch(() => undefined)
}

function vouchFor(url: string) {
  window.ownWorkers ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: checkOwn })
  return window.ownWorkers?.createScriptURL(url) ?? checkOwn(url)
}

function checkOwn(url: string) {
  const { href } = new URL(url, location.origin)
  const place = import.meta.env.DEV ? '/' : '/assets/'
  if (
    !SERVICE_WORKERS.some((script) => href === location.origin + script) &&
    !href.startsWith(location.origin + place)
  ) {
    throw new Error(`No worker is started from ${url}: it is not of this site's build.`)
  }
  return href
}
