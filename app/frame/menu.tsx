import { useRef } from 'react'
import { useLocation } from 'react-router'

import { business } from '#app/content/business.ts'
import { companyMenu, menu } from '#app/content/menu.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

import { AccountWays } from './account-ways.tsx'
import { findActive, nameOf } from './active-entry.ts'
import { useChosenEntry } from './chosen-entry.ts'
import { Entry } from './menu-entry.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useDrawer } from './use-drawer.ts'
import { useMenu } from './use-menu.ts'

import css from './menu.module.css'

const MENU_ID = 'menu'
const entries = [...menu, companyMenu]

/**
 * The navigation: one list, which styles make a bar where there is room and a drawer where there is
 * none. It works before any script has run: the bar by hover and focus, the drawer as a popover.
 */
export function Menu() {
  const drawer = useRef<HTMLDivElement>(null)
  const nav = useRef<HTMLElement>(null)
  const open = useMenu(nav)
  useDrawer(drawer)
  const { pathname } = useLocation()
  const active = useActive()

  return (
    <div ref={drawer} id={MENU_ID} popover="auto" className={css.menu}>
      <div className={css.head}>
        <p className={css.title}>{business.name}</p>
        <MenuButton action="hide" />
      </div>
      <nav ref={nav} aria-label="Main" data-awake={open !== null || undefined}>
        <ul className={css.entries}>
          {entries.map((item, place) => (
            <Entry
              key={item.text}
              item={item}
              id={String(place)}
              open={open ?? ''}
              here={pathname}
              name={nameOf(item)}
              active={item === active}
            />
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        <AccountWays />
        <ThemeSwitch />
      </div>
    </div>
  )
}

/** Opens the drawer, or closes it: the browser does both, whether or not a script has run. */
export function MenuButton({ action }: { action: 'show' | 'hide' }) {
  return (
    <button
      type="button"
      className={css.button}
      popoverTarget={MENU_ID}
      popoverTargetAction={action}
      aria-label={action === 'show' ? 'Open menu' : 'Close menu'}
    >
      <Icon name={action === 'show' ? 'menu' : 'close'} size={24} />
    </button>
  )
}

/** The finished HTML knows the path; what stands after a # only the browser knows. */
function useActive() {
  const { pathname, hash } = useLocation()
  const hydrated = useHydrated()
  const chosen = useChosenEntry()
  return findActive(entries, { pathname, hash: hydrated ? hash : '' }, chosen)
}
