import { neighborhood } from '#app/facts/neighborhood.ts'
import { headOf } from '#app/head/head-of.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { LINK_CARD } from '#app/ui/looks.ts'
import { basePath } from '#app/ui/page-path.ts'
import { Hero } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { TopicPicture } from '#app/ui/topic-picture.tsx'
import { reading } from '#content/articles.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/blog'
import { listArticles, type Mention } from './articles.ts'

import grid from '#app/ui/card-grid.module.css'

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
      <Hero
        trail={[]}
        name={blog.name}
        title={blog.title}
        lead={blog.lead}
        picture={<TopicPicture name="documents" />}
        ways={<SiteLink href={basePath + feed.path}>{feed.name}</SiteLink>}
      />
      <div className="px-(--margin) pt-[clamp(2.25rem,4vw,3.5rem)] pb-(--section)">
        <ArticleList articles={articles} />
      </div>
    </>
  )
}

function ArticleList({ articles }: { articles: Mention[] }) {
  return (
    <ul className={grid.cards}>
      {articles.map(({ path, title, description, date, minutes }) => (
        <li
          key={path}
          className={`${LINK_CARD} grid grid-rows-[auto_1fr_auto] gap-3 rounded-xl p-[clamp(1.25rem,2.5vw,1.75rem)]`}
        >
          <h2 className="text-[1.375rem] leading-tight">
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
