import css from './spinner.module.css'

/** Turns while something is on its way; a text beside it says what. */
export function Spinner() {
  return <span className={`${css.spinner} flex-none`} aria-hidden="true" />
}
