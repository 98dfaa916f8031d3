import type { StaffManifest } from './build-staff-worker.ts'
import { chooseStaffStrategy } from './staff-strategies.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const STAFF_MANIFEST: StaffManifest
const manifest = STAFF_MANIFEST

const worker = self as unknown as WorkerScope
const CACHE_PREFIX = 'staff-'
const CACHE = `${CACHE_PREFIX}${manifest.version}`
/** A network without a response for this long counts as none. */
const TIMEOUT_MS = 4_000
const SERVER_ERROR = 500

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache(), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const strategy = chooseStaffStrategy({ method, url, mode }, manifest, worker.location.origin)
  if (strategy?.kind === 'asset') event.respondWith(respondWithAsset(event))
  if (strategy?.kind === 'page') event.respondWith(respondWithPage(event, strategy.path))
})

/** All or nothing. The server's responses are never stored. */
async function precache() {
  const cache = await caches.open(CACHE)
  const { pages, assets } = manifest
  await cache.addAll(
    [...pages.map(({ path }) => path), ...assets].map(
      (path) => new Request(path, { cache: 'no-cache', priority: 'low' }),
    ),
  )
}

async function deleteOldCaches() {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && name !== CACHE,
  )
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

async function respondWithAsset({ request }: FetchEvent) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** Network first, else from the cache. */
async function respondWithPage({ request }: FetchEvent, path: string) {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(path, { ignoreVary: true })
  if (!stored) return fetch(request)
  const response = await Promise.race([fetch(request).catch(() => undefined), timeOut()])
  return response && response.status < SERVER_ERROR ? response : stored
}

function timeOut() {
  return new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), TIMEOUT_MS)
  })
}
