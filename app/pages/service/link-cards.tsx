import { useId } from 'react'

import { Icon, type IconName } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { LINK_CARD } from '#app/ui/looks.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'
import { catalogue } from '#content/catalogue.ts'
import { offerNames, type Offer } from '#content/menu.ts'
import type { LinkGroup, TopicLink } from '#content/service.ts'
import { newTab } from '#content/ui.ts'

import type { Mention } from './topic-view.ts'

import grid from '#app/ui/card-grid.module.css'

const TILES =
  'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5 [&>:last-child:nth-child(odd)]:max-sm:col-span-2'

type LinkCardsProps = Omit<LinkGroup, 'items'> & { items: (TopicLink & { offer?: Offer })[] }

export function LinkCards({ title, text, look, items }: LinkCardsProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h2 id={id} className="text-part">
        {title}
      </h2>
      {text && (
        <p className="max-w-measure text-muted">
          <InlineMarkdown text={text} />
        </p>
      )}
      <ul className={look === 'tiles' ? TILES : grid.cards}>
        {items.map((item) => (
          <li
            key={item.name}
            className={`${LINK_CARD} grid content-start gap-1.5 rounded-lg ${look ? 'p-3.5 sm:p-5' : 'p-5'}`}
          >
            <h3 className="flex items-start justify-between gap-2 text-[1.125rem] wrap-anywhere [&>svg]:mt-[3px] [&>svg]:flex-none [&>svg]:text-accent-text">
              <Target {...item} />
              <Icon name={iconOf(item)} size={18} />
            </h3>
            <p className="text-[1rem] leading-normal text-muted">
              {item.offer && <strong>{offerNames[item.offer]}. </strong>}
              {item.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Target({ name, to, opens }: TopicLink) {
  if (opens) return <ViewerLink entry={catalogue[opens]}>{name}</ViewerLink>
  if (!to.startsWith('https://')) return <SiteLink href={to}>{name}</SiteLink>

  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="sr-only"> {newTab}</span>
    </a>
  )
}

function iconOf({ to, opens }: TopicLink): IconName {
  if (opens && catalogue[opens].kind === 'pdf') return 'document'
  return to.startsWith('https://') ? 'away' : 'onward'
}

export function Parts({ title, parts }: { title: string; parts: Mention[] }) {
  const items = parts.map(({ path, name, summary, offer }) => ({
    name,
    text: summary,
    to: path,
    offer,
  }))
  return <LinkCards title={title} items={items} />
}
