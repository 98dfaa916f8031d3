import { business } from '#app/content/business.ts'

/** The head of a page that shows sample data of this device. */
export function headOf(title: string, description: string) {
  return [
    { title: `${title} – ${business.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}
