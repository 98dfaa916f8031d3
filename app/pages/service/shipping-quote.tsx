import { pagePath } from '#app/ui/page-path.ts'

import type { Route } from './+types/shipping-quote'
import { PackageCalculator } from './package/package-calculator.tsx'
import { headOfTopic, TopicPage } from './topic-page.tsx'
import { topicView } from './topic-view.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headOfTopic(loaderData)

export function loader({ url }: Route.LoaderArgs) {
  return topicView(pagePath(url))
}

export default function ShippingQuote({ loaderData }: Route.ComponentProps) {
  return <TopicPage {...loaderData} tool={<PackageCalculator />} />
}
