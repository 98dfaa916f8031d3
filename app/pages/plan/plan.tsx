import type { ReactNode } from 'react'

import { detailOf } from '#app/facts/plan-detail.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { headOf } from '#app/head/head-of.ts'
import { offerJsonLd } from '#app/head/json-ld.ts'
import { plans } from '#app/pricing/plans.ts'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SECTION_GRID } from '#app/ui/looks.ts'
import { pagePath } from '#app/ui/page-path.ts'
import { Questions } from '#app/ui/questions.tsx'
import { businessAddress } from '#content/plans-in-detail/business-address.ts'
import { mailingAddress } from '#content/plans-in-detail/mailing-address.ts'
import { office } from '#content/plans-in-detail/office.ts'
import type { PlanInDetail } from '#content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'

import type { Route } from './+types/plan'
import { Calculator } from './calculator.tsx'
import { Included } from './included.tsx'
import { PlanHero } from './plan-hero.tsx'

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  headOf({
    ...loaderData.detail,
    path: pagePath(location),
    facts: import.meta.env.SSR ? () => factsOf(loaderData.id) : undefined,
  })

export function loader({ url }: Route.LoaderArgs) {
  return planView(pagePath(url))
}

function factsOf(plan: string) {
  return plans.filter(({ id }) => id === plan).map(offerJsonLd)
}

export default function PlanPage({ loaderData: { id, detail } }: Route.ComponentProps) {
  const plan = plans.find((other) => other.id === id)
  if (!plan) throw new Error(`app/content/plans.ts knows no plan ${id}`)

  return (
    <>
      <PlanHero plan={plan} detail={detail} />
      <Included plan={plan} today={detail.today} />
      <Calculator plan={plan} />
      <div className="border-t border-line print:hidden">
        <div
          className={`${SECTION_GRID} items-start gap-x-12 gap-y-[clamp(2rem,3.5vw,3rem)] py-12 lg:grid-cols-3`}
        >
          <Part title={planPage.audience}>
            <Audience audience={detail.audience} />
          </Part>
          <Part title={planPage.know}>
            <Questions
              questions={detail.know.map(({ title, text }) => ({ question: title, answer: text }))}
            />
          </Part>
          <Part title={planPage.questions}>
            <Questions questions={detail.questions} />
          </Part>
        </div>
      </div>
    </>
  )
}

const details: PlanInDetail[] = [mailingAddress, businessAddress, office]

/** Runs at build time, so that the browser gets the words of this page only (docs/decisions/021). */
function planView(path: string) {
  const plan = plans.find((other) => other.path === path)
  if (!plan) throw new Error(`No plan stands at ${path}: see app/content/plans.ts`)
  return withFacts({ id: plan.id, detail: detailOf(plan, details) })
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-part">{title}</h2>
      {children}
    </section>
  )
}

function Audience({ audience }: Pick<PlanInDetail, 'audience'>) {
  return (
    <ul className="grid grid-cols-1 gap-3 text-[1rem]">
      {audience.map((text) => (
        <li
          key={text}
          className="flex gap-3 [&>svg]:mt-1 [&>svg]:flex-none [&>svg]:text-accent-text"
        >
          <Icon name="onward" />
          <span className="min-w-0">
            <InlineMarkdown text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
