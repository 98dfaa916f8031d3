import { href, useLocation } from 'react-router'
import menuScript from 'script-address:app/layout/menu-script.ts'

import { business, phoneLink } from '#app/content/business.ts'
import { hoursInLines } from '#app/facts/office-hours.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { companyMenu, menu } from '#app/ui/navigation.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { landing } from '#content/landing.ts'
import { layout } from '#content/layout.ts'

import { findActive, nameOf } from './active-entry.ts'
import { AuthLinks } from './auth-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Entry } from './menu-entry.tsx'

import css from './menu.module.css'

const MENU_ID = 'menu'
const entries = [...menu, companyMenu]

/**
 * The navigation: one list, which styles make a bar where there is room and a drawer where there is
 * none. It works before any script has run: the bar by hover and focus, the drawer as a popover. Arrows,
 * taps and a steady hand are the work of menu-script.ts; what stands after a #, of the starter.
 */
export function Menu() {
  const { pathname } = useLocation()
  const active = findActive(entries, pathname)

  return (
    <div id={MENU_ID} popover="auto" className={css.menu}>
      <div className={css.head}>
        {business.name}
        <MenuButton action="hide" />
      </div>
      <div className={css.apply}>
        <ButtonLink wide href={href('/apply')}>
          {landing.hero.apply}
        </ButtonLink>
      </div>
      <nav aria-label={layout.menu.label} data-part="menu" data-script={menuScript}>
        <ul className={css.entries}>
          {entries.map((item, index) => (
            <Entry
              key={item.text}
              item={item}
              id={String(index)}
              here={pathname}
              name={nameOf(item)}
              active={item === active}
            />
          ))}
        </ul>
      </nav>
      <div className={css.reach}>
        <a href={phoneLink}>
          {landing.contact.call} {business.phone}
        </a>
        <SiteLink href="/#location">{landing.location.directions}</SiteLink>
        <p>{hoursInLines}</p>
        <LivePart name="days" />
      </div>
      <div className={css.foot}>
        <AuthLinks />
        <LanguageSwitch />
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
      aria-label={action === 'show' ? layout.menu.open : layout.menu.close}
    />
  )
}
