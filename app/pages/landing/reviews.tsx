import { googleMapsPage } from '#app/content/business.ts'
import { holdsSamples, ReviewGroups } from '#app/facts/reviews.tsx'
import { landing } from '#content/landing.ts'
import { samplesNotice } from '#content/reviews.ts'
import { newTab } from '#content/ui.ts'

import { SectionHeading } from './section-heading.tsx'

import css from './reviews.module.css'
import section from './section.module.css'
import leading from '#app/ui/leading-icon.module.css'

const words = landing.reviews

export function Reviews() {
  return (
    <section id="reviews" className={section.section}>
      <SectionHeading title={words.title} lead={words.lead} />
      {holdsSamples && (
        <p role="note" className={`${css.notice} ${leading.icon} ${leading.info}`}>
          {samplesNotice}
        </p>
      )}
      <ReviewGroups
        level={3}
        of={[
          ['customer', 'customer-reviews', words.customer],
          ['google', 'google-reviews', words.google],
        ]}
      />
      <a
        className={css.more}
        href={googleMapsPage}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${words.onGoogle} ${newTab}`}
      >
        {words.onGoogle}
      </a>
    </section>
  )
}
