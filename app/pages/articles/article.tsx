import { href, Outlet } from 'react-router'

import { business } from '#app/content/business.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LINK_CARD } from '#app/ui/looks.ts'
import { pagePath } from '#app/ui/page-path.ts'
import { PageHead } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { reading } from '#content/articles.ts'
import { landing } from '#content/landing.ts'

import type { Route } from './+types/article'
import { listArticles } from './articles.ts'
import { TextBody } from './text-body.tsx'
import { useTextHead, type ArticleHead } from './text.ts'

import grid from '#app/ui/card-grid.module.css'

const MORE = 2
const { blog, article } = reading

export function loader({ url }: Route.LoaderArgs) {
  const articles = listArticles()
  const here = articles.findIndex(({ path }) => path === pagePath(url))
  return [...articles.slice(here + 1), ...articles.slice(0, here)].slice(0, MORE)
}

export default function Article({ loaderData: more }: Route.ComponentProps) {
  const { title, description, date, minutes, headings } = useTextHead<ArticleHead>()
  return (
    <>
      <article>
        <PageHead trail={[blog]} name={title} title={title} lead={description}>
          <p className="text-15 text-muted">
            <time dateTime={date}>{formatDate(date)}</time> · {minutes} {blog.minutes} ·{' '}
            {business.name}
          </p>
        </PageHead>
        <TextBody headings={headings}>
          <Outlet />
          <p>
            <ButtonLink href={href('/apply')}>{landing.hero.apply}</ButtonLink>
          </p>
          <p className="border-t border-line pt-5 text-base text-muted">{article.general}</p>
        </TextBody>
      </article>
      <div className="bg-sunken border-t border-line print:hidden">
        <section
          className="grid grid-cols-1 gap-6 px-(--margin) py-[clamp(2.5rem,5vw,4rem)]"
          aria-labelledby="more-articles"
        >
          <h2 id="more-articles">{article.more}</h2>
          <ul className={grid.cards}>
            {more.map((other) => (
              <li
                key={other.path}
                className={`${LINK_CARD} grid content-start gap-2 rounded-lg p-5`}
              >
                <h3>
                  <SiteLink href={other.path}>{other.title}</SiteLink>
                </h3>
                <p className="text-base text-muted">{other.description}</p>
              </li>
            ))}
          </ul>
          <p>
            <SiteLink href={blog.path}>{article.all}</SiteLink>
          </p>
        </section>
      </div>
    </>
  )
}
