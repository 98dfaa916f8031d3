import { googleMapsPage } from '#app/content/business.ts'
import { holdsSamples, ReviewGroups } from '#app/facts/reviews.tsx'
import { landing } from '#content/landing.ts'
import { samplesNotice } from '#content/reviews.ts'
import { newTab } from '#content/ui.ts'

import { Section } from './section.tsx'

const words = landing.reviews

export function Reviews() {
  return (
    <Section id="reviews" title={words.title} lead={holdsSamples ? samplesNotice : words.lead}>
      <ReviewGroups
        level={3}
        of={[
          ['customer', 'customer-reviews', words.customer],
          ['google', 'google-reviews', words.google],
        ]}
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
    </Section>
  )
}
