import { Icon } from '#app/ui/icon.tsx'

import css from './theme-switch.module.css'

/** Changes between dark and light. Styles show the other one's name and sign: the theme is theirs. The starter changes it. */
export function ThemeSwitch() {
  return (
    <button type="button" className={css.switch} data-theme-switch="">
      <span className={css.toLight}>
        <Icon name="sun" />
        <span className="unseen">Light theme</span>
      </span>
      <span className={css.toDark}>
        <Icon name="moon" />
        <span className="unseen">Dark theme</span>
      </span>
    </button>
  )
}
