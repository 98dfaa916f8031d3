import { business, phoneLink } from '#app/content/business.ts'
import { headOf } from '#app/head/head-of.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-top.tsx'
import section from '#app/ui/section.module.css'

import { ApplicationSteps } from './application-steps.tsx'
import { describeHowItWorks } from './describe-page.ts'
import { FormsNeeded } from './forms-needed.tsx'
import { Hub } from './hub.tsx'
import { Identification } from './identification.tsx'

import type { Route } from './+types/how-it-works'

import css from './how-it-works.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  headOf({ title: loaderData.title, description: loaderData.description, path: '/how-it-works' })

export function loader() {
  return describeHowItWorks()
}

/** A letter's way through the shop, and the visitor's through Form 1583. */
export default function HowItWorks({ loaderData: words }: Route.ComponentProps) {
  const { action } = words
  return (
    <>
      <PageHead name={words.name} title={words.title} lead={words.lead}>
        <div className={css.ways}>
          <ButtonLink href="#hub">{words.toHub}</ButtonLink>
          <ButtonLink variant="quiet" href="#application">
            {words.toApplication}
          </ButtonLink>
        </div>
      </PageHead>
      <Hub words={words.hub} />
      <ApplicationSteps words={words.application} />
      <Identification words={words.identification} />
      <FormsNeeded words={words.forms} />
      <div className={section.band}>
        <section className={`${section.section} ${css.action}`}>
          <div className={section.heading}>
            <h2>{action.title}</h2>
            <p>{action.text}</p>
          </div>
          <div className={css.ways}>
            <span data-shown="signed-out">
              <ButtonLink href="/register">{action.begin}</ButtonLink>
            </span>
            <ButtonLink variant="quiet" href={phoneLink}>
              {action.call} {business.phone}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
