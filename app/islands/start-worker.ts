import { language } from '#content/language.ts'
import { serviceWorkerOf } from '#shared/language.ts'

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
/** The build puts it there (tooling/service-worker): its name stays, whatever it holds. */
const { script: SERVICE_WORKER, scope: SCOPE } = serviceWorkerOf(language)

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
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  navigator.serviceWorker
    .register(vouchFor(SERVICE_WORKER), { updateViaCache: 'none', scope: SCOPE })
    .catch(() => undefined)
}

function vouchFor(url: string) {
  window.ownWorkers ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: checkOwn })
  return window.ownWorkers?.createScriptURL(url) ?? checkOwn(url)
}

function checkOwn(url: string) {
  const { href } = new URL(url, location.origin)
  const place = import.meta.env.DEV ? '/' : '/assets/'
  if (href !== location.origin + SERVICE_WORKER && !href.startsWith(location.origin + place)) {
    throw new Error(`No worker is started from ${url}: it is not of this site's build.`)
  }
  return href
}
