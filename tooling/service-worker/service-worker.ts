import type { PrecacheManifest } from './build-worker.ts'
import { chooseStrategy, type Strategy } from './strategies.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const PRECACHE_MANIFEST: PrecacheManifest
const manifest = PRECACHE_MANIFEST

const worker = self as unknown as WorkerScope
const CACHE_PREFIX = manifest.language === 'en' ? 'site-' : `${manifest.language}-site-`
const CACHE = `${CACHE_PREFIX}${manifest.version}`
/** An open page of the previous build may request its files. */
const MAX_PREVIOUS_BUILDS = 1

const respond: Record<Strategy, (event: FetchEvent) => Promise<Response>> = {
  'cache-first': async (event) => (await match(event.request.url)) ?? fetchAndCache(event),
  'network-first-file': (event) =>
    fetchAndCache(event).catch((cause) => matchOr(event.request.url, cause)),
  'network-first-page': (event) => fetchAndCache(event).catch((cause) => matchPage(event, cause)),
  'offline-page': (event) =>
    fetchOrPreload(event).catch((cause) => matchOr(manifest.offlinePage, cause)),
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache(), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, deleteOldCaches(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request
  const traits = { method, url, mode, isRange: headers.has('range') }
  const strategy = chooseStrategy(traits, manifest, worker.location.origin)
  if (strategy) event.respondWith(respond[strategy](event))
})

/** If anything fails, at least the files of the offline page. */
async function precache() {
  const cache = await caches.open(CACHE)
  const current = (path: string) => new Request(path, { cache: 'no-cache', priority: 'low' })
  await cache.addAll([current(manifest.offlinePage), ...manifest.assets])
  await Promise.allSettled(
    [...manifest.pages, ...manifest.files].map((path) => cache.add(current(path))),
  )
}

async function deleteOldCaches() {
  // The oldest come first.
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && name !== CACHE,
  )
  const old = names.slice(0, Math.max(0, names.length - MAX_PREVIOUS_BUILDS))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function fetchOrPreload({ request, preloadResponse }: FetchEvent) {
  return (await preloadResponse) ?? fetch(request)
}

/** Network first; complete public responses are cached. */
async function fetchAndCache(event: FetchEvent) {
  const response = await fetchOrPreload(event)
  const { pathname, search } = new URL(event.request.url)
  const isPrivate = response.headers.get('Cache-Control')?.includes('no-store')
  if (response.status === 200 && !response.redirected && !search && !isPrivate) {
    const copy = response.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(pathname, copy)))
  }
  return response
}

async function matchPage({ request }: FetchEvent, cause: unknown) {
  return (await match(new URL(request.url).pathname)) ?? matchOr(manifest.offlinePage, cause)
}

async function matchOr(path: string, cause: unknown) {
  const cached = await match(path)
  if (!cached) throw cause
  return cached
}

async function match(path: string) {
  const current = await caches.open(CACHE)
  return (
    (await current.match(path, { ignoreVary: true })) ??
    (await caches.match(path, { ignoreVary: true }))
  )
}
