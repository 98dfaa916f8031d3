import { href, useLocation } from 'react-router'

import { business } from '#app/content/business.ts'
import { pagePath } from '#app/ui/page-path.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { language } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { languageSwitch } from '#content/ui.ts'
import { otherLanguage, pathIn } from '#shared/language.ts'

import { AuthLinks } from './auth-links.tsx'
import { Menu, MenuButton } from './menu.tsx'

import css from './top-bar.module.css'

/** The shop's name, the navigation, and the way in or out. */
export function TopBar() {
  return (
    <header className={css.bar}>
      <a className="skip" href="#content">
        {layout.skip}
      </a>
      <Logo name={business.name} />
      <Menu />
      <div className={css.account}>
        <LanguageSwitch />
        <ThemeSwitch />
        <AuthLinks />
      </div>
      <MenuButton action="show" />
    </header>
  )
}

/** The shop's name beside its mark, leading home. The first word stands alone where room is short. */
function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <SiteLink className={css.logo} href={href('/')} aria-label={name}>
      <svg
        className={css.mark}
        aria-hidden="true"
        width="34"
        height="34"
        viewBox="0 0 32 32"
        fill="none"
        strokeLinecap="round"
      >
        <path
          d="M10.5 7h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1-3.5 3.5h-11a3.5 3.5 0 0 1-3.5-3.5v-11a3.5 3.5 0 0 1 3.5-3.5zM11 11.4h10"
          stroke="currentColor"
          strokeWidth="1.9"
        />
        <path
          d="M14.9 17.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM16 18v3.6"
          stroke="var(--accent)"
          strokeWidth="2.2"
        />
      </svg>
      <span>
        {first}
        <span className={css.rest}> {rest.join(' ')}</span>
      </span>
    </SiteLink>
  )
}

const other = otherLanguage(language)

/** Leads to this page in the other language; what the address holds beside its path, chosen-language.ts adds. */
function LanguageSwitch() {
  const path = pagePath(useLocation())
  if (!other) return null

  return (
    <a
      className={css.switch}
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
