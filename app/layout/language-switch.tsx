import { useLocation } from 'react-router'

import { pagePath } from '#app/ui/page-path.ts'
import { language } from '#content/language.ts'
import { languageSwitch } from '#content/ui.ts'
import { otherLanguage, pathIn } from '#shared/language.ts'

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
