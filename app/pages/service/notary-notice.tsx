import { topicPage } from '#app/content/en/service-page.ts'
import { language } from '#app/content/en/language.ts'
import { notaryFeeLimit } from '#app/content/fees.ts'
import { notaryNotice } from '#app/content/notary-notice.ts'
import { formatDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { otherLanguage } from '#shared/language.ts'

import css from './notary-notice.module.css'

/** What the law puts beside the offer of a Notary Public, in both languages, with the fee. */
export function NotaryNotice() {
  return (
    <aside className={css.notice} data-notice="8219.5">
      {[language, otherLanguage(language)].map((each) => (
        <p key={each} lang={each}>
          {notaryNotice[each]}
        </p>
      ))}
      <p>{interpolate(topicPage.notary, { fee: formatDollars(notaryFeeLimit) })}</p>
    </aside>
  )
}
