/** An event whose worker stays awake until some work is done. */
type LongEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

/** A request of a page that this worker looks after. */
export type FetchEvent = LongEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** As much of a service worker's global scope as is used: it can't stand beside the DOM's types. */
export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: LongEvent) => void): void
    (name: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
