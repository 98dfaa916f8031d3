import { href } from 'react-router'

import { detailOf } from '#app/facts/plan-detail.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { headOf } from '#app/head/head-of.ts'
import { describeOffer } from '#app/head/json-ld.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans, type Plan } from '#app/pricing/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BorderedDescriptionList } from '#app/ui/description-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { pagePath } from '#app/ui/page-path.ts'
import { CallToAction } from '#app/ui/page-section.tsx'
import { Questions } from '#app/ui/questions.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { planChoice } from '#content/plan-choice.ts'
import { businessAddress } from '#content/plans-in-detail/business-address.ts'
import { mailingAddress } from '#content/plans-in-detail/mailing-address.ts'
import { office } from '#content/plans-in-detail/office.ts'
import type { PlanInDetail } from '#content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#content/plans-in-detail/plan-page.ts'

import type { Route } from './+types/plan'
import { Calculator } from './calculator.tsx'
import { Included } from './included.tsx'
import { PlanHero } from './plan-hero.tsx'

import css from './plan.module.css'
import iconList from '#app/ui/icon-list.module.css'
import linkCard from '#app/ui/link-card.module.css'
import section from '#app/ui/section.module.css'

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  headOf({
    ...loaderData.detail,
    path: pagePath(location),
    facts: import.meta.env.SSR ? () => factsOf(loaderData.id) : undefined,
  })

export function loader({ url }: Route.LoaderArgs) {
  return describePlan(pagePath(url))
}

function factsOf(plan: string) {
  return plans.filter(({ id }) => id === plan).map(describeOffer)
}

/** The page of one plan: what it is today, and what it costs in all. */
export default function PlanPage({ loaderData: { id, detail } }: Route.ComponentProps) {
  const plan = plans.find((other) => other.id === id)
  if (!plan) throw new Error(`app/content/plans.ts knows no plan ${id}`)

  return (
    <>
      <PlanHero plan={plan} detail={detail} />
      <Included plan={plan} today={detail.today} />
      <Calculator plan={plan} />
      <div className="border-t screen-only">
        <div className={`${section.section} ${css.pair}`}>
          <Audience audience={detail.audience} />
          <Know know={detail.know} />
        </div>
      </div>
      <div className="border-t screen-only">
        <div className={section.section}>
          <section className="stack gap-6 content-start">
            <h2>{planPage.questions}</h2>
            <Questions questions={detail.questions} />
          </section>
          <OtherPlans plan={plan} />
        </div>
      </div>
      <div className="screen-only">
        <NextStep plan={plan} />
      </div>
    </>
  )
}

const details: PlanInDetail[] = [mailingAddress, businessAddress, office]

/**
 * All that the page of one plan says. It runs when the site is built: a visitor's browser gets the
 * words of the page it shows, and of no other (docs/decisions/021).
 */
function describePlan(path: string) {
  const plan = plans.find((other) => other.path === path)
  if (!plan) throw new Error(`No plan stands at ${path}: see app/content/plans.ts`)
  return withFacts({ id: plan.id, detail: detailOf(plan, details) })
}

const { action } = planPage

function NextStep({ plan }: { plan: Plan }) {
  return (
    <CallToAction title={action.title} text={action.text}>
      <ButtonLink href={withPlanChoice(href('/apply'), { plan })}>{planChoice.begin}</ButtonLink>
      <ButtonLink variant="quiet" href={action.steps.path}>
        {action.steps.name}
      </ButtonLink>
    </CallToAction>
  )
}

function Audience({ audience }: Pick<PlanInDetail, 'audience'>) {
  return (
    <section className="stack gap-6 content-start">
      <h2>{planPage.audience}</h2>
      <ul className={`${iconList.list} stack`}>
        {audience.map((text) => (
          <li key={text}>
            <Icon name="onward" />
            <span>
              <InlineMarkdown text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Know({ know }: Pick<PlanInDetail, 'know'>) {
  return (
    <section className="stack gap-6 content-start">
      <h2>{planPage.know}</h2>
      <BorderedDescriptionList of={know.map(({ title, text }) => [title, text])} />
    </section>
  )
}

function OtherPlans({ plan }: { plan: Plan }) {
  const others = plans.filter(({ id }) => id !== plan.id)
  return (
    <section className={`${css.others} stack gap-6`} aria-labelledby="other-plans">
      <h2 id="other-plans">{planPage.others}</h2>
      <ul className="stack">
        {others.map(({ id, name, path, purpose }) => (
          <li key={id} className={`${linkCard.card} stack gap-2`}>
            <h3>
              <SiteLink href={path}>{name}</SiteLink>
            </h3>
            <p className="muted">{purpose}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
