import { pages } from '#app/pages.ts'
import { siteAddress } from '#shared/site-address.ts'

/**
 * Every page that search engines may list. Only texts with a day of their own say when they changed:
 * of the others nobody keeps it.
 *
 * @param days when the text at a path was last changed, `YYYY-MM-DD`
 * @see https://www.sitemaps.org/protocol.html
 */
export function makeSitemap(days: ReadonlyMap<string, string>) {
  const urls = pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path }) => urlOf(path, days.get(path)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function urlOf(path: string, day?: string) {
  const changed = day ? `<lastmod>${day}</lastmod>` : ''
  return `  <url><loc>${siteAddress}${encodeURI(path)}</loc>${changed}</url>`
}
