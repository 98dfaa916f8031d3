import type { MetaDescriptor } from 'react-router'

import { business } from '#app/content/business.ts'
import { locale } from '#content/language.ts'

import { describeArticle, describeTrail } from './json-ld.ts'
import { PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX, pictureOf } from './shared-picture.ts'
import { alternates, pageUrl } from './site-url.ts'

/** Search engines cut a title off after about so many characters. */
export const MAX_TITLE = 60

/**
 * The head of a page. What only search engines and previews read is written when the site is built: a
 * browser neither fetches nor draws it.
 */
export function headOf(page: PageHead): MetaDescriptor[] {
  const title = withShop(page.title)
  return [
    { title },
    { name: 'description', content: page.description },
    ...(import.meta.env.SSR ? jsonLd({ ...page, title }) : []),
  ]
}

function withShop(title: string) {
  const whole = title.includes(business.name) ? title : `${title} – ${business.name}`
  return whole.length > MAX_TITLE ? title : whole
}

/** The head of a screen that handles a token or a person: no search engine, no Referer. */
export function privateHeadOf(page: PageHead): MetaDescriptor[] {
  return [...headOf(page), { name: 'referrer', content: 'no-referrer' }]
}

/**
 * What search engines and previews read: the page's one address, its picture, and what it is about.
 *
 * @see https://ogp.me/
 */
function jsonLd(page: PageHead): MetaDescriptor[] {
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

/** What a page says of itself to search engines, previews and the browser's tab. */
type PageHead = {
  /** At most 60 characters; the shop's name is added where there is room and it does not say it already. */
  title: string
  /** One sentence that no other page has. */
  description: string
  /** Where the page stands, as the address bar or a route says it: `/services`. */
  path: string
  /** The day an article appeared, `YYYY-MM-DD`. */
  date?: string
  /** The pages above it, the outermost first. */
  trail?: { name: string; path: string }[]
  /** What it says of itself in the words of schema.org. */
  facts?: () => object[]
}
