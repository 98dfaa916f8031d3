import { headOf } from '#app/head/head-of.ts'
import { PageHead } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { sitemapPage as words } from '#content/company/sitemap-page.ts'

import type { Route } from './+types/sitemap'
import { groupSite, type ListedPage } from './site-groups.ts'

import css from './sitemap.module.css'
import section from '#app/ui/section.module.css'

export const meta: Route.MetaFunction = () =>
  headOf({ title: words.title, description: words.description, path: '/sitemap' })

export function loader() {
  return groupSite()
}

export default function Sitemap({ loaderData: groups }: Route.ComponentProps) {
  return (
    <>
      <PageHead name={words.name} title={words.title} lead={words.lead}>
        <SiteLink href={words.home.path}>{words.home.text}</SiteLink>
      </PageHead>
      <div className={`${section.section} ${css.groups}`}>
        {groups.map(({ title, path, links }) => (
          <section key={title} className={`${css.group} grid grid-cols-1 gap-3.5`}>
            <h2 className="text-h3">{path ? <SiteLink href={path}>{title}</SiteLink> : title}</h2>
            <Links links={links} />
          </section>
        ))}
      </div>
    </>
  )
}

function Links({ links }: { links: ListedPage[] }) {
  return (
    <ul>
      {links.map(({ text, path, parts }) => (
        <li key={text}>
          <SiteLink href={path} {...fileLink(path)}>
            {text}
          </SiteLink>
          {parts && <Links links={parts} />}
        </li>
      ))}
    </ul>
  )
}

/** A PDF opens in a new tab. */
function fileLink(path: string) {
  return path.endsWith('.pdf') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
