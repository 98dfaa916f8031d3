import { catalogue } from '#app/content/catalogue.ts'
import type { NavigationItem } from '#app/content/menu.ts'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'

import css from './menu-entry.module.css'

/** More than these are told apart by their names alone. */
const MOST_WITH_LINES = 6

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

/** One entry: a link, and a button that opens what is below it. */
export function Entry({ item, id, here, name, active, withLine }: EntryProps) {
  const items = item.items ?? []
  const isTop = !id.includes('-')
  const withLines = isTop && items.length <= MOST_WITH_LINES

  return (
    <li className={isTop ? `${css.entry} ${css.top}` : css.entry} data-entry={id} data-name={name}>
      <EntryLink
        item={item}
        current={item.path === here ? 'page' : active}
        line={withLine ? item.description : undefined}
      />
      {items.length > 0 && (
        <button
          type="button"
          className={css.more}
          aria-expanded={false}
          aria-controls={`menu-${id}`}
          aria-label={`${item.text} menu`}
        />
      )}
      {items.length > 0 && (
        <ul id={`menu-${id}`} className={css.panel}>
          {items.map((below, place) => (
            <Entry
              key={below.text}
              item={below}
              id={`${id}-${place}`}
              here={here}
              withLine={withLines}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

type EntryLinkProps = {
  item: NavigationItem
  current: 'page' | boolean | undefined
  /** Shown under the link where there is room, by styles: no part of its name. */
  line: string | undefined
}

function EntryLink({ item, current, line }: EntryLinkProps) {
  const { text, path, opens } = item
  if (opens) {
    return (
      <ViewerLink entry={catalogue[opens]} className={css.link} data-line={line}>
        {text}
      </ViewerLink>
    )
  }
  const isElsewhere = path.startsWith('https:')
  return (
    <a
      className={css.link}
      href={path}
      data-line={line}
      aria-current={current || undefined}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer', 'data-elsewhere': '' })}
    >
      {text}
      {isElsewhere && <span className="unseen"> (opens in a new tab)</span>}
    </a>
  )
}
