type UrlPolicy = { createScriptURL: (url: string) => string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy }
  }
}

/** The only policy the pages allow (server/headers.ts): a script for a worker, of our own build. */
const POLICY = 'own-workers'
/** The build puts it there (scripts/worker): its name stays, whatever it holds. */
const SERVICE_WORKER = '/sw.js'

let policy: UrlPolicy | undefined

/**
 * Starts a worker of our own build.
 *
 * @param url what `import … from '….mjs?url'` gives
 * @throws if it is the address of anything else
 */
export function startWorker(url: string) {
  return new Worker(vouchFor(url), { type: 'module' })
}

/** Starts the worker that looks after the pages when there is no network, or brings it up to date. */
export function registerServiceWorker() {
  return navigator.serviceWorker.register(vouchFor(SERVICE_WORKER), { updateViaCache: 'none' })
}

function vouchFor(url: string) {
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createScriptURL: checkOwn })
  return policy ? policy.createScriptURL(url) : checkOwn(url)
}

function checkOwn(url: string) {
  const { href } = new URL(url, location.origin)
  const place = import.meta.env.DEV ? '/' : '/assets/'
  if (href !== location.origin + SERVICE_WORKER && !href.startsWith(location.origin + place)) {
    throw new Error(`No worker is started from ${url}: it is not of this site's build.`)
  }
  return href
}
