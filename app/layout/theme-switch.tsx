import css from './theme-switch.module.css'

/** Changes between dark and light. Styles show the other one's name and sign: the theme is theirs. The starter changes it. */
export function ThemeSwitch() {
  return (
    <button type="button" className={css.switch} data-theme-switch="">
      <span className={css.toLight}>Light theme</span>
      <span className={css.toDark}>Dark theme</span>
    </button>
  )
}
