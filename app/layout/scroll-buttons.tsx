import css from './scroll-buttons.module.css'

/** Leads to the bottom of a long page, and once some of it is scrolled away, to its top. */
export function ToEnds() {
  return (
    <>
      <i className={css.top} data-top="" />
      <nav className={css.ends} aria-label="Top and bottom of the page">
        <a className={css.end} href="#top" aria-label="Go to top" />
        <a className={css.end} href="#bottom" aria-label="Go to bottom" />
      </nav>
    </>
  )
}
