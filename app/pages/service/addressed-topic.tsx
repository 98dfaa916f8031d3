import { addressHelper } from '#app/content/en/address-helper.ts'
import { business } from '#app/content/business.ts'
import { AddressHelper } from '#app/ui/address-helper.tsx'
import { pagePath } from '#app/ui/page-path.ts'

import { describeTopic } from './describe-topic.ts'
import { headOfTopic, TopicPage } from './topic-page.tsx'

import type { Route } from './+types/addressed-topic'

const place = { street: business.postalStreet, city: business.postalCity }

export const meta: Route.MetaFunction = ({ loaderData }) => headOfTopic(loaderData)

export function loader({ url }: Route.LoaderArgs) {
  return describeTopic(pagePath(url))
}

/** A topic whose readers need their address right: it writes it for them. */
export default function AddressedTopic({ loaderData }: Route.ComponentProps) {
  return (
    <TopicPage
      {...loaderData}
      tool={
        <section id="address" className="stack gap-5" aria-labelledby="address-title">
          <h2 id="address-title" className="text-part">
            {addressHelper.title}
          </h2>
          <p className="measure muted">{addressHelper.lead}</p>
          <AddressHelper place={place} words={addressHelper} />
        </section>
      }
    />
  )
}
