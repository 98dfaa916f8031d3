import { headOf } from '#app/head/head-of.ts'

import type { Described } from './describe-topic.ts'

/** The head of a topic's page. */
export function headOfTopic({ topic, trail }: Described) {
  const { title, description, path } = topic
  return headOf({ title, description, path, trail })
}
