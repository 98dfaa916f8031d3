import { useId } from 'react'

import type { Offer } from '#app/content/en/menu.ts'
import { topicPage } from '#app/content/en/service-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import linkCard from '#app/ui/link-card.module.css'

import type { Mention } from './describe-topic.ts'

import css from './link-cards.module.css'

const byOffer: Offer[] = ['service', 'guide']

/** The pages below a topic; where some are services and others guides, in a group each. */
export function Parts({ title, parts }: { title: string; parts: Mention[] }) {
  if (!parts.some(({ offer }) => offer)) return <Cards title={title} topics={parts} />

  return byOffer.map((offer) => (
    <Cards
      key={offer}
      title={topicPage.parts[offer]}
      topics={parts.filter((part) => part.offer === offer)}
    />
  ))
}

function Cards({ title, topics }: { title: string; topics: Mention[] }) {
  const id = useId()

  return (
    <section aria-labelledby={id} className="stack gap-5">
      <h2 id={id} className="text-part">
        {title}
      </h2>
      <ul className={css.cards}>
        {topics.map(({ path, name, summary }) => (
          <li key={path} className={`${linkCard.card} ${css.card}`}>
            <h3>
              <SiteLink href={path}>{name}</SiteLink>
              <Icon name="onward" size={18} />
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
