import { reading } from '#app/content/reading.ts'
import { headOf } from '#app/head/head-of.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

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
    href: feed.path,
  },
]

export function loader() {
  return listArticles()
}

export default function Blog({ loaderData: articles }: Route.ComponentProps) {
  return (
    <>
      <div className={css.band}>
        <header className={css.head}>
          <Breadcrumb trail={[]} here={name} />
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          <p>
            <a href={feed.path}>{feed.name}</a>
          </p>
        </header>
      </div>
      <div className={css.body}>
        <ArticleList articles={articles} level={2} />
      </div>
    </>
  )
}
