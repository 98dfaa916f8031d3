import { googleMapsPage } from '#app/content/business.ts'
import { reviewsPage as words } from '#app/content/en/company/reviews-page.ts'
import {
  customerReviews,
  googleReviews,
  noReviews,
  samplesNotice,
} from '#app/content/en/reviews.ts'
import { holdsSamples, shownReviews } from '#app/facts/shown-reviews.ts'
import { headOf } from '#app/head/head-of.ts'
import { Banner } from '#app/ui/banner.tsx'
import { PageHead } from '#app/ui/page-top.tsx'
import { ReviewGroup } from '#app/ui/review-group.tsx'
import section from '#app/ui/section.module.css'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'

import type { Route } from './+types/reviews'

export const meta: Route.MetaFunction = () =>
  headOf({ title: words.title, description: words.description, path: '/reviews' })

/** All reviews in their two groups, how to leave one, and what becomes of it. */
export default function ReviewsPage() {
  return (
    <>
      <PageHead name={words.name} title={words.title} lead={words.lead} />
      <div className={section.section}>
        {holdsSamples([...customerReviews, ...googleReviews]) && (
          <Banner tone="note">
            <p>{samplesNotice}</p>
          </Banner>
        )}
        <ReviewGroup
          id="customer"
          title={words.customer}
          level={2}
          reviews={shownReviews(customerReviews)}
          none={noReviews}
        />
        <ReviewGroup
          id="google"
          title={words.google}
          level={2}
          reviews={shownReviews(googleReviews)}
          none={noReviews}
        />
      </div>
      <div className="border-t sunken">
        <div className={`${section.section} columns-2`}>
          <section className="stack gap-5 content-start">
            <h2 className="text-part">{words.leave.title}</h2>
            <ul className="edged stack muted">
              {words.leave.steps.map((step) => (
                <li key={step}>
                  <InlineMarkdown text={step} />
                </li>
              ))}
            </ul>
            <p>
              <PlainLink to={googleMapsPage}>{words.leave.google}</PlainLink>
            </p>
          </section>
          <section className="stack gap-5 content-start">
            <h2 className="text-part">{words.rules.title}</h2>
            <ul className="edged stack muted">
              {words.rules.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
