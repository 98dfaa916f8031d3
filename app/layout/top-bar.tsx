import { layout } from '#app/content/en/layout.ts'
import { business } from '#app/content/business.ts'

import { AuthLinks } from './auth-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { Menu, MenuButton } from './menu.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'

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
