import type { ReactNode } from 'react'

import { topicPage } from '#app/content/en/service-page.ts'
import { SiteLink } from '#app/ui/site-link.tsx'

import { Blocks } from './blocks.tsx'
import type { Described } from './describe-topic.ts'
import { NotaryNotice } from './notary-notice.tsx'
import { TopicHero } from './topic-hero.tsx'

import css from './topic-page.module.css'

/** The page of one topic: what its reader came for, then the blocks of its content in their order. */
export function TopicPage({ tool, ...described }: Described & { tool?: ReactNode }) {
  return (
    <>
      <TopicHero {...described} />
      <div className={css.body}>
        {described.topic.offersNotary && <NotaryNotice />}
        <Blocks {...described} tool={tool} />
        <nav className={css.related} aria-labelledby="related-title">
          <h2 id="related-title">{topicPage.related}</h2>
          <ul>
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
