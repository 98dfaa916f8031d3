import { business } from '#app/content/business.ts'

/** The head of a page for whoever looks after the site: no search engine is to list it. */
export function diagnosticHeadOf(title: string, description: string) {
  return [
    { title: `${title} – ${business.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}
