import { useLocation } from 'react-router'

import { languageSwitch } from '#app/content/en/ui.ts'
import { language } from '#app/content/en/language.ts'
import { pathIn, otherLanguage } from '#shared/language.ts'
import { pagePath } from '#app/ui/page-path.ts'

import css from './language-switch.module.css'

const other = otherLanguage(language)

/** Leads to this page in the other language; what the address holds beside its path, chosen-language.ts adds. */
export function LanguageSwitch() {
  const path = pagePath(useLocation())

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
