import type { MetaDescriptor } from 'react-router'

import { business } from '#app/content/business.ts'

import { jsonLd } from './for-machines.ts'
import type { PageHead } from './page-head.ts'

/**
 * The head of a page. What only search engines and previews read is written when the site is built: a
 * browser neither fetches nor draws it.
 */
export function headOf(page: PageHead): MetaDescriptor[] {
  const title = page.title.includes(business.name) ? page.title : `${page.title} – ${business.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(import.meta.env.SSR ? jsonLd({ ...page, title }) : []),
  ]
}

/** The head of a screen that handles a token or a person: no search engine, no Referer. */
export function privateHeadOf(page: PageHead): MetaDescriptor[] {
  return [...headOf(page), { name: 'referrer', content: 'no-referrer' }]
}
