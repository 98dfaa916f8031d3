import { business } from '#app/content/business.ts'

/** The head of a screen that shows what only this device knows: no search engine finds it. */
export function localHeadOf(title: string, description: string) {
  return [
    { title: `${title} – ${business.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}
