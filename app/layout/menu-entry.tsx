import type { NavigationItem } from '#app/ui/navigation.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'
import { catalogue } from '#content/catalogue.ts'
import { language } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { newTab } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './menu-entry.module.css'

/** Longer menus show names without descriptions. */
const MAX_WITH_LINES = 6
/** From this entry on, panels open to the left, inside the window. */
const FIRST_TO_THE_LEFT = 3

const ROW = 'relative grid grid-cols-[1fr_auto] items-center max-lg:border-t'
const rows = {
  top: `${ROW} group/top border-line lg:h-(--bar)`,
  below: `${ROW} border-transparent lg:rounded-md lg:px-2.5 lg:py-2 lg:focus-within:bg-lifted lg:hover:bg-lifted lg:data-open:bg-lifted`,
}

const TOP_LINK = [
  'block font-[550] uppercase no-underline max-lg:py-3 max-lg:aria-[current]:text-accent-text',
  'lg:py-2.5 lg:whitespace-nowrap lg:text-muted lg:group-hover/top:text-ink lg:group-data-open/top:text-ink lg:aria-[current]:text-ink',
  'lg:aria-[current]:before:absolute lg:aria-[current]:before:inset-x-2.5 lg:aria-[current]:before:bottom-0 lg:aria-[current]:before:h-[0.1875rem] lg:aria-[current]:before:rounded-t-[0.1875rem] lg:aria-[current]:before:bg-accent',
  // Spanish words are longer.
  language === 'es'
    ? 'lg:pl-1.5 lg:text-[0.8125rem] lg:max-xl:pl-1'
    : 'lg:pr-0.5 lg:pl-2.5 lg:text-small',
  'lg:max-[72rem]:pr-0 lg:max-[72rem]:pl-1.5 lg:max-[72rem]:text-[0.75rem] lg:max-[72rem]:aria-[current]:before:inset-x-1.5',
].join(' ')

const MORE = [
  'peer grid place-items-center rounded-md text-muted max-lg:-mr-3 max-lg:size-12 max-lg:noscript:hidden',
  'before:size-1.75 before:-translate-y-0.5 before:rotate-45 before:border-r-2 before:border-b-2 before:transition-[rotate,translate]',
  'max-lg:aria-expanded:before:translate-y-0.5 max-lg:aria-expanded:before:rotate-225',
  // Without scripts the focus on the link opens the panel, and the button would do nothing.
  'lg:noscript:invisible lg:noscript:before:visible',
].join(' ')
const more = {
  top: `${MORE} lg:h-8 lg:max-[72rem]:w-4 ${language === 'es' ? 'lg:w-6 lg:max-xl:w-4' : 'lg:w-6'}`,
  below: `${MORE} lg:z-1 lg:-my-0.5 lg:size-7 lg:before:translate-y-0 lg:before:-rotate-45`,
}

const PANEL = [
  'hidden peer-aria-expanded:block max-lg:col-span-full max-lg:pl-4',
  'lg:absolute lg:z-1 lg:rounded-lg lg:border lg:border-line lg:bg-raised lg:p-2 lg:shadow-panel',
  'lg:[nav:not([data-attached])_:hover>&]:block lg:[nav:not([data-attached])_:focus-within>&]:block',
  'max-lg:noscript:block',
].join(' ')
const panels = {
  top: `${PANEL} lg:top-full lg:left-0 lg:w-82`,
  below: `${PANEL} lg:top-[calc(-0.5rem-1px)] lg:left-full lg:w-68`,
}
const toTheLeft = {
  more: 'lg:max-[67rem]:before:rotate-135!',
  panel: 'lg:max-[67rem]:right-full lg:max-[67rem]:left-auto!',
}

type EntryProps = {
  item: NavigationItem
  /** Its indexes in the menu, from the top: `3-0-2`. */
  id: string
  here: string
  name?: string
  active?: boolean
  withLine?: boolean
}

export function Entry({ item, id, here, name, active, withLine }: EntryProps) {
  const { items = [] } = item
  const isTop = !id.includes('-')
  const link = {
    item,
    current: item.path === here ? ('page' as const) : active,
    line: withLine ? item.description : undefined,
  }
  if (!isTop && items.length === 0)
    return <EntryLink {...link} className={`${css.below} ${css.leaf}`} />

  const place = isTop ? 'top' : 'below'
  const isLeft = !isTop && Number.parseInt(id, 10) >= FIRST_TO_THE_LEFT

  const withLines = isTop && items.length <= MAX_WITH_LINES
  const Row = isTop ? 'li' : 'div'
  return (
    <Row className={rows[place]} data-name={name}>
      <EntryLink {...link} className={isTop ? TOP_LINK : `${css.below} ${css.opens}`} />
      {items.length > 0 && (
        <>
          <button
            type="button"
            className={`${more[place]} ${isLeft ? toTheLeft.more : ''}`}
            aria-expanded={false}
            aria-controls={`menu-${id}`}
            aria-label={interpolate(layout.menu.below, { entry: item.text })}
          />
          <div
            id={`menu-${id}`}
            className={`${panels[place]} ${isLeft ? toTheLeft.panel : ''}`}
            data-panel=""
          >
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
  line: string | undefined
  className: string
}

function EntryLink({ item, current, line, className }: EntryLinkProps) {
  const { text, path, opens } = item
  const shared = { className, 'data-line': line }
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
