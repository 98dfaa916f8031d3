import { layout } from '#content/layout.ts'

import css from './scroll-buttons.module.css'

/** Leads to the bottom of a long page, and once some of it is scrolled away, to its top. */
export function ScrollButtons() {
  const words = layout.scroll
  return (
    <>
      <i className={css.top} data-top="" />
      <nav className={css.ends} aria-label={words.label}>
        <a className={css.end} href="#top" aria-label={words.top} />
        <a className={css.end} href="#bottom" aria-label={words.bottom} />
      </nav>
    </>
  )
}
