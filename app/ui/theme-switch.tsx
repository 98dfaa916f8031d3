import { layout } from '#content/layout.ts'

import css from './theme-switch.module.css'

/** Changes between dark and light. Styles show the other one's name and sign: the theme is theirs. The starter changes it. */
export function ThemeSwitch() {
  return (
    <button type="button" className={css.switch} data-theme-switch="">
      <span className={css.toLight}>{layout.theme.toLight}</span>
      <span className={css.toDark}>{layout.theme.toDark}</span>
    </button>
  )
}
