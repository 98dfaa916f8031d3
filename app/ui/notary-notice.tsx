import { notaryFeeLimit } from '#app/content/fees.ts'
import { notaryNotice } from '#app/content/notary-notice.ts'
import { language } from '#content/language.ts'
import { topicPage } from '#content/service-page.ts'
import { interpolate } from '#shared/interpolate.ts'

import { formatDollars } from './dollars.ts'

/** The counter speaks both languages. */
const inBoth = language === 'en' ? (['en', 'es'] as const) : (['es', 'en'] as const)

/** @see Government Code 8219.5 and 8211 */
export function NotaryNotice({ className }: { className?: string }) {
  return (
    <aside className={className} data-notice="8219.5">
      {inBoth.map((each) => (
        <p key={each} lang={each}>
          {notaryNotice[each]}
        </p>
      ))}
      <p>{interpolate(topicPage.notary, { fee: formatDollars(notaryFeeLimit) })}</p>
    </aside>
  )
}
