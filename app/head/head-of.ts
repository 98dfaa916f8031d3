import type { MetaDescriptor } from 'react-router'

import { business } from '#app/content/business.ts'
import { locale } from '#content/language.ts'

import { articleJsonLd, breadcrumbJsonLd } from './json-ld.ts'
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX, pictureOf } from './shared-picture.ts'
import { alternates, pageUrl } from './site-url.ts'

/** Search engines cut longer titles off. */
export const MAX_TITLE = 60

/** Tags for search engines and previews exist only in the built HTML. */
export function headOf(page: PageHead): MetaDescriptor[] {
  const title = withShop(page.title)
  return [
    { title },
    { name: 'description', content: page.description },
    ...(import.meta.env.SSR ? jsonLd({ ...page, title }) : []),
  ]
}

function withShop(title: string) {
  const fullTitle = title.includes(business.name) ? title : `${title} – ${business.name}`
  return fullTitle.length > MAX_TITLE ? title : fullTitle
}

export function privateHeadOf(page: PageHead): MetaDescriptor[] {
  return [...headOf(page), { name: 'referrer', content: 'no-referrer' }]
}

/** @see https://ogp.me */
function jsonLd(page: PageHead): MetaDescriptor[] {
  const address = pageUrl(page.path)
  const picture = pictureOf(page.path)
  const openGraph = {
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
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
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
    ...(date ? [articleJsonLd({ title, description, date, address })] : []),
    ...(trail.length > 0 ? [breadcrumbJsonLd([...trail, { name: title, path: page.path }])] : []),
  ]
}

type PageHead = {
  /** At most 60 characters; the shop's name is added where it fits. */
  title: string
  /** Unique among the pages. */
  description: string
  path: string
  /** `YYYY-MM-DD` */
  date?: string
  /** The outermost first. */
  trail?: { name: string; path: string }[]
  /** In terms of schema.org. */
  facts?: () => object[]
}
