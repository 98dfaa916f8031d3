import { phoneLink } from '#app/content/business.ts'
import { offerNames } from '#app/content/en/menu.ts'
import { topicPage } from '#app/content/en/service-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page-top.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

import type { Described } from './describe-topic.ts'
import { TopicPicture } from './topic-picture.tsx'

import css from './topic-hero.module.css'

/** The first screen: what the page is about, and what its reader came for. */
export function TopicHero({ topic, offer, trail, registration }: Described) {
  const { name, title, lead, picture, action, glance, path } = topic
  const facts = glance.map(
    ({ term, text }) => [term, <InlineMarkdown key={term} text={text} />] as const,
  )

  return (
    <Hero
      {...{ trail, name, title, lead }}
      picture={<TopicPicture name={picture} />}
      ways={
        action ? (
          <ButtonLink href={action.to}>{action.name}</ButtonLink>
        ) : (
          <ButtonLink href={phoneLink}>{topicPage.call}</ButtonLink>
        )
      }
    >
      <aside className={`${css.glance} stack`} aria-label={topicPage.glance}>
        {offer && (
          <p className="cluster gap-2 gap-x-3 items-center small">
            <span className={`${css.tag} ${css[offer]}`}>{offerNames[offer]}</span>
            {registration && (
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
        <DescriptionList className={`${css.facts} stack gap-0 gap-x-8`} of={facts} />
      </aside>
    </Hero>
  )
}
