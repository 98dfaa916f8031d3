import type { StaffManifest } from './build-staff-worker.ts'
import { chooseStaffStrategy } from './staff-strategies.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Put in by the build. */
declare const STAFF_MANIFEST: StaffManifest
const manifest = STAFF_MANIFEST

const worker = self as unknown as WorkerScope
const CACHE_PREFIX = 'staff-'
const CACHE = `${CACHE_PREFIX}${manifest.version}`
/** A network that says nothing for so long is none: packages are being brought. */
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

/** All of a build or none of it. Nothing is stored later: what the server answers never is. */
async function precache() {
  const cache = await caches.open(CACHE)
  const { pages, assets } = manifest
  await cache.addAll(
    [...pages.map(({ path }) => path), ...assets].map(
      (path) => new Request(path, { cache: 'no-cache', priority: 'low' }),
    ),
  )
}

/** A page still open from the build before may ask for a part of it. */
async function deleteOldCaches() {
  // The oldest come first.
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) && name !== CACHE,
  )
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

async function respondWithAsset({ request }: FetchEvent) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** From the network, which shows a new version at once; from the device where it or the server is not there. */
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
