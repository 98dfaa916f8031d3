import { addressHelperWords, mailboxPlace } from '#app/facts/postal-address.ts'
import { pagePath } from '#app/ui/page-path.ts'

import type { Route } from './+types/addressed-topic'
import { AddressHelper } from './address-helper.tsx'
import { headOfTopic, TopicPage } from './topic-page.tsx'
import { topicView } from './topic-view.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headOfTopic(loaderData)

export function loader({ url }: Route.LoaderArgs) {
  return topicView(pagePath(url))
}

export default function AddressedTopic({ loaderData }: Route.ComponentProps) {
  return (
    <TopicPage
      {...loaderData}
      tool={
        <section id="address" className="grid grid-cols-1 gap-5" aria-labelledby="address-title">
          <h2 id="address-title" className="text-part">
            {addressHelperWords.title}
          </h2>
          <p className="max-w-measure text-muted">{addressHelperWords.lead}</p>
          <AddressHelper place={mailboxPlace} words={addressHelperWords} />
        </section>
      }
    />
  )
}
