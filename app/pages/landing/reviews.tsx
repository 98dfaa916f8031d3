import { newTab } from '#app/content/en/ui.ts'
import { googleMapsPage } from '#app/content/business.ts'
import { landing } from '#app/content/en/landing.ts'
import {
  customerReviews,
  googleReviews,
  noReviews,
  samplesNotice,
} from '#app/content/en/reviews.ts'
import { holdsSamples, shownReviews } from '#app/facts/shown-reviews.ts'
import leading from '#app/ui/leading-icon.module.css'
import { ReviewGroup } from '#app/ui/review-group.tsx'

import { SectionHeading } from './section-heading.tsx'

import css from './reviews.module.css'
import section from './section.module.css'

const words = landing.reviews

/** What customers say, in two groups: to us, and on Google Maps. */
export function Reviews() {
  return (
    <section data-later="" id="reviews" className={section.section}>
      <SectionHeading title={words.title} lead={words.lead} />
      {holdsSamples([...customerReviews, ...googleReviews]) && (
        <p role="note" className={`${css.notice} ${leading.icon} ${leading.info}`}>
          {samplesNotice}
        </p>
      )}
      <ReviewGroup
        id="customer-reviews"
        title={words.customer}
        level={3}
        reviews={shownReviews(customerReviews)}
        none={noReviews}
      />
      <ReviewGroup
        id="google-reviews"
        title={words.google}
        level={3}
        reviews={shownReviews(googleReviews)}
        none={noReviews}
      />
      <p>
        <a
          href={googleMapsPage}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${words.onGoogle} ${newTab}`}
        >
          {words.onGoogle}
        </a>
      </p>
    </section>
  )
}
