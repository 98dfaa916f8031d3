import { Icon } from '#app/ui/icon.tsx'

import css from './to-ends.module.css'

/** Leads to the bottom of a long page, and once some of it is scrolled away, to its top. */
export function ToEnds() {
  return (
    <>
      <i className={css.top} data-top="" />
      <nav className={css.ends} aria-label="Top and bottom of the page">
        <a className={css.end} href="#top">
          <Icon name="up" />
          <span className="unseen">Go to top</span>
        </a>
        <a className={css.end} href="#bottom">
          <Icon name="down" />
          <span className="unseen">Go to bottom</span>
        </a>
      </nav>
    </>
  )
}
