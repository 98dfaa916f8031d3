import { href, useLocation } from 'react-router'
import menuScript from 'script-address:app/layout/menu-script.ts'

import { business, phoneLink } from '#app/content/business.ts'
import { hoursInLines } from '#app/facts/office-hours.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { companyMenu, menu } from '#app/ui/navigation.ts'
import { pagePath } from '#app/ui/page-path.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { landing } from '#content/landing.ts'
import { language } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { languageSwitch } from '#content/ui.ts'
import { otherLanguage, pathIn } from '#shared/language.ts'

import { findActive, nameOf } from './active-entry.ts'
import { Entry } from './menu-entry.tsx'

const MENU_ID = 'menu'
const entries = [...menu, companyMenu]

const MENU = [
  'lg:block lg:text-inherit',
  'max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:left-auto max-lg:m-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(24rem,100%)] max-lg:overflow-y-auto max-lg:overscroll-contain',
  'max-lg:border-0 max-lg:border-l max-lg:border-line max-lg:bg-raised max-lg:p-5 max-lg:pt-0 max-lg:text-ink max-lg:backdrop:bg-[rgb(0_0_0/0.6)]',
  'max-lg:translate-x-full max-lg:transition-[translate,overlay,display] max-lg:transition-discrete max-lg:duration-200 max-lg:ease-out max-lg:open:translate-x-0 max-lg:starting:open:translate-x-full',
  'lg:static lg:m-0 lg:h-auto lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0',
].join(' ')

const BUTTON =
  'mr-[calc(-1*min(0.625rem,3vw))] grid size-11 flex-none place-items-center rounded-control hover:bg-lifted lg:hidden'
/** Drawn by styles: decoding a picture would take longer than the rest of the bar. */
const LINES =
  'before:h-[0.109375rem] before:w-4.5 before:rounded-[0.0625rem] before:bg-current before:[box-shadow:0_-0.3125rem,0_0.3125rem] before:forced-color-adjust-none forced-colors:before:text-[ButtonText]'
const CROSS =
  'before:w-4.5 before:rotate-45 before:border-t-2 before:[grid-area:1/1] after:w-4.5 after:-rotate-45 after:border-t-2 after:[grid-area:1/1]'

/**
 * One list, a bar or a drawer by styles. It works before scripts run: the bar by hover and focus, the drawer as a
 * popover.
 */
export function Menu() {
  const { pathname } = useLocation()
  const active = findActive(entries, pathname)

  return (
    <div id={MENU_ID} popover="auto" className={MENU}>
      <div className="flex min-h-(--bar) items-center justify-between font-strong tracking-[-0.01em] lg:hidden">
        {business.name}
        <MenuButton action="hide" />
      </div>
      <div className="my-4 lg:hidden">
        <ButtonLink wide href={href('/apply')}>
          {landing.hero.apply}
        </ButtonLink>
      </div>
      <nav aria-label={layout.menu.label} data-part="menu" data-script={menuScript}>
        <ul className="lg:flex">
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
      <div className="mt-5 border-t border-line pt-4 text-15 whitespace-pre-line text-muted lg:hidden [&_a]:mr-7 [&_a]:inline-block [&_a]:py-2 [&_a]:font-[550] [&_a]:text-ink">
        <a href={phoneLink}>
          {landing.contact.call} {business.phone}
        </a>
        <SiteLink href="/#location">{landing.location.directions}</SiteLink>
        <p>{hoursInLines}</p>
        <LivePart name="days" />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-5 *:last:ml-auto lg:hidden">
        <AuthLinks />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </div>
  )
}

export function MenuButton({ action }: { action: 'show' | 'hide' }) {
  return (
    <button
      type="button"
      className={`${BUTTON} ${action === 'show' ? LINES : CROSS}`}
      popoverTarget={MENU_ID}
      popoverTargetAction={action}
      aria-label={action === 'show' ? layout.menu.open : layout.menu.close}
    />
  )
}

/** Both links are in the HTML; styles show one before any script runs (base.css, `data-shown`). */
export function AuthLinks() {
  const words = layout.account
  return (
    <>
      <ButtonLink variant="quiet" small href={href('/account/:page?')} data-shown="signed-in">
        {words.account}
      </ButtonLink>
      <Button variant="quiet" small data-shown="signed-in" data-sign-out="">
        {words.logout}
      </Button>
      <ButtonLink variant="quiet" small href={href('/login')} data-shown="signed-out">
        {words.login}
      </ButtonLink>
      <ButtonLink variant="quiet" small href={href('/register')} data-shown="signed-out">
        {words.signUp}
      </ButtonLink>
    </>
  )
}

const other = otherLanguage(language)

/** chosen-language.ts adds query and fragment. */
export function LanguageSwitch() {
  const path = pagePath(useLocation())
  if (!other) return null

  return (
    <a
      className="grid h-11 min-w-9 flex-none place-items-center rounded-lg text-sm font-semibold tracking-[0.04em] text-muted no-underline hover:bg-lifted hover:text-ink in-data-other-language:bg-accent in-data-other-language:text-on-accent"
      href={pathIn(other, path)}
      hrefLang={other}
      lang={other}
      aria-label={languageSwitch.name}
      data-language=""
    >
      {languageSwitch.short}
    </a>
  )
}
