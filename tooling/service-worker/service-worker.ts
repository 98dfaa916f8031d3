import { type Answer, chooseAnswer } from './choose-answer.ts'
import { OFFLINE_PAGE, type Kept } from './kept.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Put in by the build. */
declare const KEPT: Kept
const kept = KEPT

const worker = self as unknown as WorkerScope
const CACHES = 'site-'
const CACHE = `${CACHES}${kept.version}`
/** A page still open from the build before may ask for a part of it. */
const BUILDS_BEFORE = 1

const answers: Record<Answer, (event: FetchEvent) => Promise<Response>> = {
  asset: async (event) => (await find(event.request.url)) ?? fetchAndKeep(event),
  file: (event) => fetchAndKeep(event).catch((cause) => findOr(event.request.url, cause)),
  page: (event) => fetchAndKeep(event).catch((cause) => findPage(event, cause)),
  'other-page': (event) => load(event).catch((cause) => findOr(OFFLINE_PAGE, cause)),
}

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepBuild(), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, forgetOldBuilds(), worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request
  const asked = { method, url, mode, isPart: headers.has('range') }
  const answer = chooseAnswer(asked, kept, worker.location.origin)
  if (answer) event.respondWith(answers[answer](event))
})

/** All of a build or, where something fails, what the offline page needs and as much more as goes. */
async function keepBuild() {
  const cache = await caches.open(CACHE)
  const current = (path: string) => new Request(path, { cache: 'no-cache', priority: 'low' })
  await cache.addAll([current(OFFLINE_PAGE), ...kept.assets])
  await Promise.allSettled([...kept.pages, ...kept.files].map((path) => cache.add(current(path))))
}

async function forgetOldBuilds() {
  // The oldest come first.
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE)
  const old = names.slice(0, Math.max(0, names.length - BUILDS_BEFORE))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function load({ request, preloadResponse }: FetchEvent) {
  return (await preloadResponse) ?? fetch(request)
}

/** From the network, which shows a new version at once; a whole and public answer is kept. */
async function fetchAndKeep(event: FetchEvent) {
  const response = await load(event)
  const { pathname, search } = new URL(event.request.url)
  const isPrivate = response.headers.get('Cache-Control')?.includes('no-store')
  if (response.status === 200 && !response.redirected && !search && !isPrivate) {
    const copy = response.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(pathname, copy)))
  }
  return response
}

async function findPage({ request }: FetchEvent, cause: unknown) {
  return (await find(new URL(request.url).pathname)) ?? findOr(OFFLINE_PAGE, cause)
}

async function findOr(path: string, cause: unknown) {
  const found = await find(path)
  if (!found) throw cause
  return found
}

/** The newest copy there is. */
async function find(path: string) {
  const current = await caches.open(CACHE)
  return (
    (await current.match(path, { ignoreVary: true })) ??
    (await caches.match(path, { ignoreVary: true }))
  )
}
