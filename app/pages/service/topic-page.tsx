import type { ReactNode } from 'react'

import { topicPage } from '#app/content/en/service-page.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { language } from '#app/content/en/language.ts'
import { notaryFeeLimit } from '#app/content/fees.ts'
import { notaryNotice } from '#app/content/notary-notice.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { otherLanguage } from '#shared/language.ts'

import { Blocks } from './blocks.tsx'
import type { Described } from './describe-topic.ts'
import { TopicHero } from './topic-hero.tsx'

import css from './topic-page.module.css'

/** The page of one topic: what its reader came for, then the blocks of its content in their order. */
export function TopicPage({ tool, ...described }: Described & { tool?: ReactNode }) {
  return (
    <>
      <TopicHero {...described} />
      <div className={`${css.body} stack`}>
        {described.topic.offersNotary && <NotaryNotice />}
        <Blocks {...described} tool={tool} />
        <nav
          className={`${css.related} border-t cluster gap-2 gap-x-6 items-baseline`}
          aria-labelledby="related-title"
        >
          <h2 id="related-title">{topicPage.related}</h2>
          <ul className="cluster gap-1 gap-x-6">
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

/** What the law puts beside the offer of a Notary Public, in both languages, with the fee. */
function NotaryNotice() {
  return (
    <aside className={`${css.notice} stack gap-2`} data-notice="8219.5">
      {[language, otherLanguage(language)].map((each) => (
        <p key={each} lang={each}>
          {notaryNotice[each]}
        </p>
      ))}
      <p>{interpolate(topicPage.notary, { fee: formatDollars(notaryFeeLimit) })}</p>
    </aside>
  )
}
