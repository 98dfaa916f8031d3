import type { ReactNode } from 'react'
import { href } from 'react-router'

import { phoneLink } from '#app/content/business.ts'
import { headOf } from '#app/head/head-of.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { NotaryNotice } from '#app/ui/notary-notice.tsx'
import { Hero } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { landing } from '#content/landing.ts'
import { offerNames } from '#content/menu.ts'
import { topicPage } from '#content/service-page.ts'

import { Blocks } from './blocks.tsx'
import type { Described } from './describe-topic.ts'
import { TopicPicture } from './topic-picture.tsx'

import css from './topic-page.module.css'

/** The page of one topic: what its reader came for, then the blocks of its content in their order. */
export function TopicPage({ tool, ...described }: Described & { tool?: ReactNode }) {
  return (
    <>
      <TopicHero {...described} />
      <div className={`${css.body} grid grid-cols-1 gap-4`}>
        {described.topic.offersNotary && (
          <NotaryNotice className={`${css.notice} grid grid-cols-1 gap-2`} />
        )}
        <Blocks {...described} tool={tool} />
        <nav
          className={`${css.related} border-t border-line flex flex-wrap gap-2 gap-x-6 items-baseline`}
          aria-labelledby="related-title"
        >
          <h2 id="related-title">{topicPage.related}</h2>
          <ul className="flex flex-wrap gap-1 gap-x-6">
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

/** The first screen: what the page is about, and what its reader came for. */
function TopicHero({ topic, offer, trail, registration }: Described) {
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
          <ButtonLink variant={applies && 'quiet'} href={action?.to ?? phoneLink}>
            {action?.name ?? topicPage.call}
          </ButtonLink>
        </>
      }
    >
      <aside className={`${css.glance} grid grid-cols-1 gap-4`} aria-label={topicPage.glance}>
        {offer && (
          <p className="flex flex-wrap gap-2 gap-x-3 items-center text-small">
            <span className={`${css.tag} ${css[offer]}`}>{offerNames[offer]}</span>{' '}
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
        <DescriptionList className={`${css.facts} grid grid-cols-1 gap-0 gap-x-8`} of={facts} />
      </aside>
    </Hero>
  )
}

export function headOfTopic({ topic, trail }: Described) {
  const { title, description, path } = topic
  return headOf({ title, description, path, trail })
}
