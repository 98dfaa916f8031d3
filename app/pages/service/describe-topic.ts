import { withFacts } from '#app/facts/with-facts.ts'
import { menu, type NavigationItem } from '#app/ui/navigation.ts'
import { type Offer } from '#content/menu.ts'
import type { Topic } from '#content/service.ts'
import { registrations, type Registration } from '#content/services/registrations.ts'

import { topics } from './topics.ts'

const offers = new Map(menu.flatMap(below).map(({ path, offer }) => [path, offer]))

/** As much of a topic as a card or a breadcrumb shows. */
export type Mention = Pick<Topic, 'path' | 'name' | 'summary'> & { offer?: Offer }

export type Described = {
  topic: Topic
  /** Whether the shop does this today or explains it, where that is the question. */
  offer: Offer | null
  /** The topics above it, the outermost first. */
  trail: Mention[]
  /** The topics right below it. */
  parts: Mention[]
  related: Mention[]
  registration: Registration | null
}

/**
 * All that the page of one topic shows. It runs when the site is built: a visitor's browser gets the
 * words of the page it shows, and of no other (docs/decisions/021).
 */
export function describeTopic(path: string): Described {
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

/** An entry of the menu and all below it. */
function below(item: NavigationItem): NavigationItem[] {
  return [item, ...(item.items ?? []).flatMap(below)]
}

function parentOf(path: string) {
  return path.slice(0, path.lastIndexOf('/'))
}
