import { headOf } from '#app/head/head-of.ts'
import { PageHead } from '#app/ui/page-top.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { sitemapPage as words } from '#content/company/sitemap-page.ts'

import type { Route } from './+types/sitemap'
import { groupSite, type ListedPage } from './site-groups.ts'

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
      <div className="columns-[17rem] gap-x-10 px-(--margin) py-[clamp(3rem,6vw,5.5rem)]">
        {groups.map(({ title, path, links }) => (
          <section key={title} className={GROUP}>
            <h2 className="text-h3">{path ? <SiteLink href={path}>{title}</SiteLink> : title}</h2>
            <Links links={links} />
          </section>
        ))}
      </div>
    </>
  )
}

const GROUP =
  'mb-10 grid break-inside-avoid grid-cols-1 gap-3.5 [&_a]:inline-block [&_a]:py-1 [&_a]:leading-snug [&_a]:decoration-line-strong [&_ul_ul]:ml-1 [&_ul_ul]:border-l-2 [&_ul_ul]:border-line [&_ul_ul]:pl-4'

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

function fileLink(path: string) {
  return path.endsWith('.pdf') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
