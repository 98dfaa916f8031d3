import { mode } from '#app/content/business.ts'
import { sample } from '#app/content/en/sample.ts'

import css from './sample-notice.module.css'

/** On every page of a sample site: that it is one. */
export function SampleNotice() {
  if (mode !== 'sample') return null
  return (
    <aside className={css.notice} aria-label={sample.review}>
      {sample.notice}
    </aside>
  )
}
