import { withFacts } from '#app/facts/with-facts.ts'
import { menu, type NavigationItem } from '#app/ui/navigation.ts'
import { type Offer } from '#content/menu.ts'
import type { Topic } from '#content/service.ts'
import { registrations, type Registration } from '#content/services/registrations.ts'

import { topics } from './topics.ts'

const offers = new Map(menu.flatMap(below).map(({ path, offer }) => [path, offer]))

export type Mention = Pick<Topic, 'path' | 'name' | 'summary'> & { offer?: Offer }

export type TopicView = {
  topic: Topic
  offer: Offer | null
  /** The outermost first. */
  trail: Mention[]
  parts: Mention[]
  related: Mention[]
  registration: Registration | null
}

/** Runs at build time, so that the browser gets the words of this page only (docs/decisions/021). */
export function topicView(path: string): TopicView {
  const topic = topicAt(path)

  return withFacts({
    topic,
    offer: offers.get(path) ?? null,
    trail: topics.filter((other) => path.startsWith(`${other.path}/`)).map(mention),
    parts: topics.filter((other) => parentOf(other.path) === path).map(mention),
    related: topic.related.map((other) => mention(topicAt(other))),
    registration: topic.needs ? registrations[topic.needs] : null,
  })
}

function topicAt(path: string) {
  const topic = topics.find((other) => other.path === path)
  if (!topic) throw new Error(`No topic stands at ${path}: its words are a file of app/content/en`)
  return topic
}

function mention({ path, name, summary }: Topic): Mention {
  return { path, name, summary, offer: offers.get(path) }
}

function below(item: NavigationItem): NavigationItem[] {
  return [item, ...(item.items ?? []).flatMap(below)]
}

function parentOf(path: string) {
  return path.slice(0, path.lastIndexOf('/'))
}
