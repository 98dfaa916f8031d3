import { alternates, pageUrl } from '#app/head/site-url.ts'
import { pages } from '#app/pages.ts'
import { languages, type Language } from '#shared/language.ts'
import { siteAddress } from '#shared/site-address.ts'

/**
 * Only texts with a day have one here.
 * @param days by path, `YYYY-MM-DD`
 * @see https://www.sitemaps.org/protocol.html
 */
export function makeSitemap(days: ReadonlyMap<string, string>) {
  const urls = pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .flatMap(({ path }) => languages.map((language) => urlOf(path, language, days.get(path))))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function urlOf(path: string, language: Language, day?: string) {
  const changed = day ? `<lastmod>${day}</lastmod>` : ''
  const others = alternates(path).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
  )
  return `  <url><loc>${pageUrl(path, language)}</loc>${changed}${others.join('')}</url>`
}

/**
 * Unlisted pages stay allowed: a crawler has to read `noindex`.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robots = `# Private and diagnostic pages say "noindex" themselves, in their headers and in their HTML.
User-agent: *
Disallow: /auth/v1/
Disallow: /rest/v1/
Disallow: /contact/v1/
Disallow: /shop/v1/
Disallow: /dev/
Disallow: /health/

Sitemap: ${siteAddress}/sitemap.xml
`
