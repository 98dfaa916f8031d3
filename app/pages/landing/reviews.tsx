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
import { Banner } from '#app/ui/banner.tsx'
import { ReviewGroup } from '#app/ui/review-group.tsx'

import { SectionHeading } from './section-heading.tsx'

import section from './section.module.css'

const words = landing.reviews

/** What customers say, in two groups: to us, and on Google Maps. */
export function Reviews() {
  return (
    <section data-later="" id="reviews" className={section.section}>
      <SectionHeading title={words.title} lead={words.lead} />
      {holdsSamples([...customerReviews, ...googleReviews]) && (
        <Banner tone="note">
          <p>{samplesNotice}</p>
        </Banner>
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
        <a href={googleMapsPage} target="_blank" rel="noopener noreferrer">
          {words.onGoogle}
          <span className="unseen"> {newTab}</span>
        </a>
      </p>
    </section>
  )
}
