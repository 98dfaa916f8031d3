import { neighborhood } from '#app/facts/neighborhood.ts'
import { headOf } from '#app/head/head-of.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { basePath } from '#app/ui/page-path.ts'
import { PageHead } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { reading } from '#content/articles.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/blog'
import { listArticles, type Mention } from './articles.ts'

import css from './reading.module.css'
import linkCard from '#app/ui/link-card.module.css'

const { blog } = reading
const { feed } = blog

export const meta: Route.MetaFunction = () => [
  ...headOf({
    title: blog.title,
    description: interpolate(blog.description, { neighborhood }),
    path: blog.path,
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: feed.title,
    href: basePath + feed.path,
  },
]

export function loader() {
  return listArticles()
}

export default function Blog({ loaderData: articles }: Route.ComponentProps) {
  return (
    <>
      <PageHead name={blog.name} title={blog.title} lead={blog.lead}>
        <p>
          <SiteLink href={basePath + feed.path}>{feed.name}</SiteLink>
        </p>
      </PageHead>
      <div className={css.body}>
        <ArticleList articles={articles} />
      </div>
    </>
  )
}

/** Articles with what they tell, when they were written and how long they take. */
function ArticleList({ articles }: { articles: Mention[] }) {
  return (
    <ul className={`${css.articles} grid grid-cols-1 gap-5`}>
      {articles.map(({ path, title, description, date, minutes }) => (
        <li key={path} className={linkCard.card}>
          <h2>
            <SiteLink href={path}>{title}</SiteLink>
          </h2>
          <p className="text-muted">{description}</p>
          <p className="text-15 text-muted">
            <time dateTime={date}>{formatDate(date)}</time> · {minutes} {blog.minutes}
          </p>
        </li>
      ))}
    </ul>
  )
}
