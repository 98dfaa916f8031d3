export type WorkerPaths = {
  offlinePage: string
  pages: string[]
  bypassed: string[]
  files: string[]
}

type RequestTraits = {
  method: string
  url: string
  /** The request's mode: `navigate` opens a page. */
  mode: string
  /** Part of a file is requested, as players do. */
  isRange: boolean
}

export type Strategy = 'cache-first' | 'network-first-page' | 'network-first-file' | 'offline-page'

/** Undefined leaves it to the browser: calls, videos, other sites, possible secrets. */
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
