import type { Settings } from '#server/settings.ts'

/**
 * Whether a request comes from a page of this site, as far as its browser says. A browser that says nothing is
 * believed: there is no session here that another site could use.
 */
export function isFromOwnPage({ headers }: Request, { siteUrl }: Pick<Settings, 'siteUrl'>) {
  const relation = headers.get('sec-fetch-site')
  if (relation) return relation === 'same-origin'

  const origin = headers.get('origin')
  return origin === null || origin === siteUrl || URL.parse(origin)?.host === headers.get('host')
}
