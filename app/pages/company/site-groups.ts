import { companyMenu, menu, type NavigationItem } from '#app/ui/navigation.ts'
import { reading } from '#content/articles.ts'
import { sitemapPage } from '#content/company/sitemap-page.ts'

export type ListedPage = { text: string; path: string; parts?: ListedPage[] }
export type SiteGroup = {
  title: string
  path?: string
  links: ListedPage[]
}

const titles = import.meta.glob<{ title: string }>('#content/articles/*.md', {
  eager: true,
  import: 'handle',
})

/** Runs at build time. */
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
