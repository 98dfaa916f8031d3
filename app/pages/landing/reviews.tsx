import { googleMapsPage } from '#app/content/business.ts'
import { landing } from '#app/content/landing.ts'
import {
  customerReviews,
  googleReviews,
  reviewsAreSamples,
  samplesNotice,
} from '#app/content/reviews.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ReviewGroup } from '#app/ui/review-group.tsx'

import { SectionHeading } from './section-heading.tsx'

import section from './section.module.css'

const words = landing.reviews
const tag = reviewsAreSamples ? words.sample : undefined

/** What customers say, in two groups: to us, and on Google Maps. */
export function Reviews() {
  return (
    <div className={section.band}>
      <section id="reviews" className={section.section}>
        <SectionHeading title={words.title} lead={words.lead} />
        {reviewsAreSamples && (
          <Banner tone="note">
            <p>{samplesNotice}</p>
          </Banner>
        )}
        <ReviewGroup
          id="customer-reviews"
          title={words.customer}
          level={3}
          reviews={customerReviews}
          tag={tag}
        />
        <ReviewGroup
          id="google-reviews"
          title={words.google}
          level={3}
          reviews={googleReviews}
          tag={tag}
        />
        <p>
          <a href={googleMapsPage} target="_blank" rel="noopener noreferrer">
            {words.onGoogle}
            <span className="unseen"> (opens in a new tab)</span>
          </a>
        </p>
      </section>
    </div>
  )
}
