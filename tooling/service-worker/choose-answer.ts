import type { Kept } from './kept.ts'

/** What is known of a request before it is answered. */
export type Asked = {
  method: string
  url: string
  /** As fetch names it: `navigate` opens a page. */
  mode: string
  /** Part of a file is asked for, as players do. */
  isPart: boolean
}

export type Answer = 'asset' | 'page' | 'file' | 'other-page'

/**
 * Decides who answers a request: undefined leaves it to the browser, as if no worker were there.
 * Calls, films, other sites, and whatever may hold a secret in its address are never touched.
 */
export function chooseAnswer(
  { method, url, mode, isPart }: Asked,
  kept: Pick<Kept, 'pages' | 'untouched' | 'files'>,
  origin: string,
): Answer | undefined {
  const { origin: asked, pathname, search } = new URL(url)
  const isIn = (path: string) => `${pathname}/`.startsWith(`${path}/`)
  if (method !== 'GET' || asked !== origin || isPart) return undefined
  if (pathname.startsWith('/assets/')) return search ? undefined : 'asset'
  if (kept.files.includes(pathname)) return search ? undefined : 'file'
  if (mode !== 'navigate' || kept.untouched.some(isIn)) return undefined
  if (kept.pages.includes(pathname)) return 'page'
  return search || /\.\w+$/.test(pathname) ? undefined : 'other-page'
}
