import { landing } from '#app/content/landing.ts'
import {
  customerReviews,
  googleReviews,
  reviewsAreSamples,
  samplesNotice,
  type Review,
} from '#app/content/reviews.ts'
import { Banner } from '#app/ui/banner.tsx'

import { googleMapsPage } from './directions.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './reviews.module.css'
import section from './section.module.css'

const STARS = 5
const words = landing.reviews

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
        <Group id="customer-reviews" title={words.customer} reviews={customerReviews} />
        <Group id="google-reviews" title={words.google} reviews={googleReviews} />
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

function Group({ id, title, reviews }: { id: string; title: string; reviews: Review[] }) {
  return (
    <section id={id} className={css.group} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <ul className={css.reviews}>
        {reviews.map((review) => (
          <li key={review.name}>
            <ReviewCard {...review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReviewCard({ name, title, initials, rating, text }: Review) {
  return (
    <figure className={css.review}>
      <p className={css.rating}>
        <Stars rating={rating} />
        <span className="unseen">{`${rating} of ${STARS} stars`}</span>
        {reviewsAreSamples && <span className={section.tag}>{words.sample}</span>}
      </p>
      <blockquote className={css.text}>{text}</blockquote>
      <figcaption className={css.author}>
        <span className={css.avatar} aria-hidden="true">
          {initials}
        </span>
        <span>
          <strong>{name}</strong>
          <span className={css.title}>{title}</span>
        </span>
      </figcaption>
    </figure>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg className={css.stars} viewBox={`0 0 ${STARS * 20} 20`} aria-hidden="true">
      {Array.from({ length: STARS }, (_, star) => (
        <path
          key={star}
          className={star < rating ? css.given : css.withheld}
          transform={`translate(${star * 20})`}
          d="M10 1.8l2.5 5.2 5.7.8-4.100 4 1 5.7-5.100-2.7-5.100 2.7 1-5.7-4.100-4 5.7-.8z"
        />
      ))}
    </svg>
  )
}
