import css from './spinner.module.css'

/** Turns while something is on its way; a text beside it says what. */
export function Wheel() {
  return <span className={css.wheel} aria-hidden="true" />
}
