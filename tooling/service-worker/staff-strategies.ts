/** What the staff console's worker answers; everything else is the browser's, above all every call. */
export type StaffPaths = {
  /** The console's pages, each the same for everybody; `above` is where one answers every address below. */
  pages: { path: string; above?: string | undefined }[]
}

type RequestTraits = { method: string; url: string; mode: string }

/** A file of the build, or a page of the console; undefined leaves a request to the browser, as if no worker were there. */
export type StaffStrategy = { kind: 'asset' } | { kind: 'page'; path: string } | undefined

export function chooseStaffStrategy(
  { method, url, mode }: RequestTraits,
  { pages }: StaffPaths,
  origin: string,
): StaffStrategy {
  const { origin: requested, pathname, search } = new URL(url)
  if (method !== 'GET' || requested !== origin) return undefined
  if (pathname.startsWith('/assets/')) return search ? undefined : { kind: 'asset' }
  if (mode !== 'navigate') return undefined
  const plain = pathname.replace(/(.)\/$/, '$1')
  const page =
    pages.find(({ path }) => path === plain) ??
    pages.find(({ above }) => above && plain.startsWith(above))
  return page && { kind: 'page', path: page.path }
}
