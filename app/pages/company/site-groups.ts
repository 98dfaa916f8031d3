import { companyMenu, menu, type NavigationItem } from '#app/ui/navigation.ts'
import { reading } from '#content/articles.ts'
import { sitemapPage } from '#content/company/sitemap-page.ts'

export type ListedPage = { text: string; path: string; parts?: ListedPage[] }
export type SiteGroup = {
  title: string
  /** The group's own page, where none of its links leads there. */
  path?: string
  links: ListedPage[]
}

/** The title as it stands above a Markdown article. */
const titles = import.meta.glob<{ title: string }>('#content/articles/*.md', {
  eager: true,
  import: 'handle',
})

/**
 * Every page of the site by group: the menu as it is, the articles, the legal texts, the account. It
 * runs when the site is built.
 */
export function groupSite(): SiteGroup[] {
  const groups = [...menu, companyMenu].map(groupOf)
  return [
    ...groups,
    { title: sitemapPage.articles, links: articleLinks() },
    {
      title: sitemapPage.legal,
      links: reading.legal.texts.map(({ name, path }) => ({ text: name, path })),
    },
    { title: sitemapPage.account.title, links: sitemapPage.account.pages },
  ]
}

/** An entry of the menu and what is below it; what belongs to others is left out. */
function toLink({ text, path, items = [] }: NavigationItem): ListedPage[] {
  if (!path.startsWith('/')) return []
  const parts = items.flatMap(toLink)
  return [{ text, path, ...(parts.length > 0 && { parts }) }]
}

function groupOf({ text, path, items = [] }: NavigationItem): SiteGroup {
  const links = items.flatMap(toLink)
  const isOwn = !path.includes('#') && !links.some((link) => link.path === path)
  return { title: text, links, ...(isOwn && { path }) }
}

function articleLinks(): ListedPage[] {
  return Object.entries(titles).map(([file, { title }]) => ({
    text: title,
    path: file.replace(/^.*\/articles\//, '/blog/').replace(/\.md$/, ''),
  }))
}
