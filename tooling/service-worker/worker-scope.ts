type LongEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = LongEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** The used types of a service worker's global scope, which conflict with the DOM's. */
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
