export type StaffPaths = {
  pages: { path: string; above?: string | undefined }[]
}

type RequestTraits = { method: string; url: string; mode: string }

/** Undefined leaves the request to the browser. */
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
