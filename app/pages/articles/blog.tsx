import { reading } from '#app/content/en/articles.ts'
import { headOf } from '#app/head/head-of.ts'
import { basePath } from '#app/ui/page-path.ts'
import { PageHead } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

import { ArticleList } from './article-list.tsx'
import { listArticles } from './articles.ts'

import type { Route } from './+types/blog'

import css from './reading.module.css'

const { name, path, title, description, lead, feed } = reading.blog

export const meta: Route.MetaFunction = () => [
  ...headOf({ title, description, path }),
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
      <PageHead name={name} title={title} lead={lead}>
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
