import { business } from '#app/content/business.ts'

import type { Described } from './describe-topic.ts'

/** The head of a topic's page. */
export function headOf({ topic }: Described) {
  return [
    { title: `${topic.title} – ${business.name}` },
    { name: 'description', content: topic.description },
  ]
}
