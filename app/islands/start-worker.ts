import { language } from '#content/language.ts'
import { serviceWorkerOf, staffWorker } from '#shared/language.ts'

type UrlPolicy = { createScriptURL: (url: string) => string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy }
    /** The starter and React's modules each hold a copy of this file. */
    ownWorkers?: UrlPolicy
  }
}

/** The only Trusted Types policy that pages allow (server/http/headers.ts). */
const POLICY = 'own-workers'
/** Stable file names (tooling/service-worker). */
const siteWorker = serviceWorkerOf(language)
const SERVICE_WORKERS = [siteWorker.script, staffWorker.script]

/** @throws for an address outside of the build */
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
