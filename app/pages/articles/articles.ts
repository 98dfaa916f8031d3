import type { ArticleHead } from './text.ts'

/** As much of an article as a list shows. */
export type Mention = Pick<ArticleHead, 'title' | 'description' | 'date' | 'minutes'> & {
  path: string
}

const heads = import.meta.glob<ArticleHead>('#content/articles/*.md', {
  eager: true,
  import: 'handle',
})

/** Every article, the newest first. Only loaders ask for it: they run when the site is built. */
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
