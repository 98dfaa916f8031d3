import type { ArticleHead } from './text.ts'

export type Mention = Pick<ArticleHead, 'title' | 'description' | 'date' | 'minutes'> & {
  path: string
}

const heads = import.meta.glob<ArticleHead>('#content/articles/*.md', {
  eager: true,
  import: 'handle',
})

/** For loaders only, which run at build time. */
export function listArticles(): Mention[] {
  return Object.entries(heads)
    .map(([file, { title, description, date, minutes }]) => ({
      path: file.replace(/^.*\/articles\//, '/blog/').replace(/\.md$/, ''),
      title,
      description,
      date,
      minutes,
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
}
