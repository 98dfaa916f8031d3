import type { MetaDescriptor } from 'react-router'

import { business } from '#app/content/business.ts'
import { locale } from '#app/content/en/language.ts'

import { describeArticle, describeTrail } from './json-ld.ts'
import type { PageHead } from './page-head.ts'
import { pictureOf, PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from './shared-picture.ts'
import { alternates, pageUrl } from './site-url.ts'

/**
 * What search engines and previews read: the page's one address, its picture, and what it is about.
 *
 * @see https://ogp.me/
 */
export function jsonLd(page: PageHead): MetaDescriptor[] {
  const address = pageUrl(page.path)
  const picture = pictureOf(page.path)
  const seen = {
    type: page.date ? 'article' : 'website',
    site_name: business.name,
    locale: locale.replace('-', '_'),
    title: page.title,
    description: page.description,
    url: address,
    image: picture.address,
    'image:width': String(PICTURE_WIDTH_PX),
    'image:height': String(PICTURE_HEIGHT_PX),
    'image:alt': picture.alt,
  }
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(page.path).map(
      (link) => ({ tagName: 'link', rel: 'alternate', ...link }) as const,
    ),
    ...Object.entries(seen).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...factsOf(page, address).map((facts) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...facts },
    })),
  ]
}

function factsOf(page: PageHead, address: string) {
  const { title, description, date, trail = [], facts } = page
  return [
    ...(facts?.() ?? []),
    ...(date ? [describeArticle({ title, description, date, address })] : []),
    ...(trail.length > 0 ? [describeTrail([...trail, { name: title, path: page.path }])] : []),
  ]
}
