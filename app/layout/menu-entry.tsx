import type { NavigationItem } from '#app/ui/navigation.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'
import { catalogue } from '#content/catalogue.ts'
import { layout } from '#content/layout.ts'
import { newTab } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './menu-entry.module.css'

/** More than these are told apart by their names alone. */
const MAX_WITH_LINES = 6

type EntryProps = {
  item: NavigationItem
  /** Its places in the menu, from the top: `3-0-2`. */
  id: string
  /** The path of the page that is shown. */
  here: string
  /** The name of an entry at the top, and whether the page shown belongs to it. */
  name?: string
  active?: boolean
  withLine?: boolean
}

/** One entry: a link, and where something is below it a button that opens that. */
export function Entry({ item, id, here, name, active, withLine }: EntryProps) {
  const { items = [] } = item
  const isTop = !id.includes('-')
  const link = {
    item,
    current: item.path === here ? ('page' as const) : active,
    line: withLine ? item.description : undefined,
  }
  if (!isTop && items.length === 0) return <EntryLink {...link} isLeaf />

  const withLines = isTop && items.length <= MAX_WITH_LINES
  const Row = isTop ? 'li' : 'div'
  return (
    <Row
      className={`${css.entry} relative grid grid-cols-[1fr_auto] items-center ${isTop ? css.top : ''}`}
      data-name={name}
    >
      <EntryLink {...link} />
      {items.length > 0 && (
        <>
          <button
            type="button"
            className={css.more}
            aria-expanded={false}
            aria-controls={`menu-${id}`}
            aria-label={interpolate(layout.menu.below, { entry: item.text })}
          />
          <div id={`menu-${id}`} className={css.panel} data-panel="">
            {items.map((below, index) => (
              <Entry
                key={below.text}
                item={below}
                id={`${id}-${index}`}
                here={here}
                withLine={withLines}
              />
            ))}
          </div>
        </>
      )}
    </Row>
  )
}

type EntryLinkProps = {
  item: NavigationItem
  current: 'page' | boolean | undefined
  /** Shown under the link where there is room, by styles: no part of its name. */
  line: string | undefined
  /** Nothing is below the entry: the link is all of it. */
  isLeaf?: true
}

function EntryLink({ item, current, line, isLeaf }: EntryLinkProps) {
  const { text, path, opens } = item
  const shared = {
    className: `${css.link} block no-underline ${isLeaf ? css.leaf : ''}`,
    'data-line': line,
  }
  if (opens) {
    return (
      <ViewerLink entry={catalogue[opens]} {...shared}>
        {text}
      </ViewerLink>
    )
  }
  return path.startsWith('https:') ? (
    <a
      {...shared}
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text} ${newTab}`}
      data-elsewhere=""
    >
      {text}
    </a>
  ) : (
    <SiteLink {...shared} href={path} aria-current={current || undefined}>
      {text}
    </SiteLink>
  )
}
