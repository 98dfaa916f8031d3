import { siteAddress } from '#shared/site-address.ts'

/**
 * What crawlers are told. Pages that no search engine is to list are not shut out here: a crawler has to
 * read such a page to learn that it may not list it.
 *
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
