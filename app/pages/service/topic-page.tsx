import type { ReactNode } from 'react'
import { href } from 'react-router'

import { phoneLink } from '#app/content/business.ts'
import { headOf } from '#app/head/head-of.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { Hero } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { TopicPicture } from '#app/ui/topic-picture.tsx'
import { viewerLink } from '#app/viewer/viewer-link.tsx'
import { catalogue } from '#content/catalogue.ts'
import { landing } from '#content/landing.ts'
import { offerNames } from '#content/menu.ts'
import { topicPage } from '#content/service-page.ts'

import { Blocks } from './blocks.tsx'
import type { TopicView } from './topic-view.ts'

export function TopicPage({ tool, ...described }: TopicView & { tool?: ReactNode }) {
  return (
    <>
      <TopicHero {...described} />
      <div className="grid grid-cols-1 gap-[clamp(2.25rem,4vw,3.5rem)] px-(--margin) pt-[clamp(2.25rem,4vw,3.5rem)] pb-(--section)">
        <Blocks {...described} tool={tool} />
        <nav
          className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line pt-6 [&_a]:block [&_a]:py-1"
          aria-labelledby="related-title"
        >
          <h2 id="related-title" className="text-[1.125rem]">
            {topicPage.related}
          </h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {described.related.map(({ path, name }) => (
              <li key={path}>
                <SiteLink href={path}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}

const TAG = 'rounded-full border px-2.5 py-0.5 font-semibold'
const FACTS =
  'grid gap-x-6 wrap-anywhere sm:auto-cols-fr sm:grid-flow-col md:grid-flow-row lg:grid-flow-col [&_dd]:text-[1rem] [&_dd]:leading-snug [&_dt]:text-[0.875rem] [&_dt]:font-semibold [&_dt]:text-muted [&>div]:border-t [&>div]:border-line [&>div]:py-2'

function TopicHero({ topic, offer, trail, registration }: TopicView) {
  const { name, title, lead, picture, action, leadsToApplication: applies, glance, path } = topic
  const facts = glance.map(
    ({ term, text }) => [term, <InlineMarkdown key={term} text={text} />] as const,
  )

  return (
    <Hero
      {...{ trail, name, title, lead }}
      picture={<TopicPicture name={picture} />}
      ways={
        <>
          {applies && <ButtonLink href={href('/apply')}>{landing.hero.apply}</ButtonLink>}
          <ButtonLink
            variant={applies && 'quiet'}
            href={action?.to ?? phoneLink}
            {...(action?.opens && viewerLink(catalogue[action.opens]))}
          >
            {action?.name ?? topicPage.call}
          </ButtonLink>
        </>
      }
    >
      <aside className="grid w-full grid-cols-1 gap-4" aria-label={topicPage.glance}>
        {offer && (
          <p className="text-small flex flex-wrap items-center gap-x-3 gap-y-2">
            <span
              className={`${TAG} ${offer === 'service' ? 'border-success text-success' : 'border-line-strong'}`}
            >
              {offerNames[offer]}
            </span>{' '}
            {registration && !registration.isDeclined && (
              <span>
                {registration.number
                  ? `${registration.name} ${registration.number}`
                  : (registration.missing ?? registration.pending.title)}{' '}
                {registration.path !== path && (
                  <SiteLink href={`${registration.path}#registration`}>{topicPage.why}</SiteLink>
                )}
              </span>
            )}
          </p>
        )}
        <DescriptionList className={FACTS} of={facts} />
      </aside>
    </Hero>
  )
}

export function headOfTopic({ topic, trail }: TopicView) {
  const { title, description, path } = topic
  return headOf({ title, description, path, trail })
}
