/** The paths that a worker answers or leaves alone. */
export type WorkerPaths = {
  /** Shown in the place of a page that is not in the cache. */
  offlinePage: string
  /** Pages, each the same for everybody. */
  pages: string[]
  /** Beginnings of addresses that no worker answers. */
  bypassed: string[]
  /** Forms, icons and the like, whose names stay. */
  files: string[]
}

type RequestTraits = {
  method: string
  url: string
  /** As fetch names it: `navigate` opens a page. */
  mode: string
  /** Part of a file is requested, as players do. */
  isRange: boolean
}

export type Strategy = 'cache-first' | 'network-first-page' | 'network-first-file' | 'offline-page'

/**
 * Decides how a request is answered: undefined leaves it to the browser, as if no worker were there.
 * Calls, videos, other sites, and whatever may hold a secret in its address are never touched.
 */
export function chooseStrategy(
  { method, url, mode, isRange }: RequestTraits,
  { pages, bypassed, files }: WorkerPaths,
  origin: string,
): Strategy | undefined {
  const { origin: requested, pathname, search } = new URL(url)
  const isIn = (path: string) => `${pathname}/`.startsWith(`${path}/`)
  if (method !== 'GET' || requested !== origin || isRange) return undefined
  if (pathname.startsWith('/assets/')) return search ? undefined : 'cache-first'
  if (files.includes(pathname)) return search ? undefined : 'network-first-file'
  if (mode !== 'navigate' || bypassed.some(isIn)) return undefined
  if (pages.includes(pathname)) return 'network-first-page'
  return search || /\.\w+$/.test(pathname) ? undefined : 'offline-page'
}
