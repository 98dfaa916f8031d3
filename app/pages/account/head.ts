import { business } from '#app/content/business.ts'

/** The head of an account screen. */
export function headOf(title: string, description: string) {
  return [{ title: `${title} – ${business.name}` }, { name: 'description', content: description }]
}

/** The head of a screen that handles a token or a person: no search engine, no Referer. */
export function privateHeadOf(title: string, description: string) {
  return [
    ...headOf(title, description),
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}
