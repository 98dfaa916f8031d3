import { pagePath } from '#app/ui/page-path.ts'

import type { Route } from './+types/shipping-quote'
import { describeTopic } from './describe-topic.ts'
import { PackageCalculator } from './package/package-calculator.tsx'
import { headOfTopic, TopicPage } from './topic-page.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => headOfTopic(loaderData)

export function loader({ url }: Route.LoaderArgs) {
  return describeTopic(pagePath(url))
}

export default function ShippingQuote({ loaderData }: Route.ComponentProps) {
  return <TopicPage {...loaderData} tool={<PackageCalculator />} />
}
