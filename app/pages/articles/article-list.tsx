import { reading } from '#app/content/en/articles.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import linkCard from '#app/ui/link-card.module.css'

import type { Mention } from './articles.ts'
import { formatDay } from './text.ts'

import css from './article-list.module.css'

/** Articles with what they tell, when they were written and how long they take. */
export function ArticleList({ articles }: { articles: Mention[] }) {
  return (
    <ul className={css.articles}>
      {articles.map(({ path, title, description, date, minutes }) => (
        <li key={path} className={linkCard.card}>
          <h2>
            <SiteLink href={path}>{title}</SiteLink>
          </h2>
          <p>{description}</p>
          <p className={css.when}>
            <time dateTime={date}>{formatDay(date)}</time> · {minutes} {reading.blog.minutes}
          </p>
        </li>
      ))}
    </ul>
  )
}
