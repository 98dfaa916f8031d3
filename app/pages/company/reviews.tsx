import { googleMapsPage } from '#app/content/business.ts'
import { neighborhood } from '#app/facts/neighborhood.ts'
import { holdsSamples, ReviewGroups } from '#app/facts/reviews.tsx'
import { headOf } from '#app/head/head-of.ts'
import { Banner } from '#app/ui/banner.tsx'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'
import { SECTION } from '#app/ui/looks.ts'
import { PageHead } from '#app/ui/page-top.tsx'
import { reviewsPage as words } from '#content/company/reviews-page.ts'
import { samplesNotice } from '#content/reviews.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/reviews'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: interpolate(words.description, { neighborhood }),
    path: '/reviews',
  })

export default function ReviewsPage() {
  return (
    <>
      <PageHead name={words.name} title={words.title} lead={words.lead} />
      <div className={SECTION}>
        {holdsSamples && (
          <Banner tone="note">
            <p>{samplesNotice}</p>
          </Banner>
        )}
        <ReviewGroups
          level={2}
          of={[
            ['customer', 'customer', words.customer],
            ['google', 'google', words.google],
          ]}
        />
      </div>
      <div className="border-t border-line bg-sunken">
        <div className={`${SECTION} min-[50rem]:grid-cols-2`}>
          <section className="grid grid-cols-1 gap-5 content-start">
            <h2 className="text-part">{words.leave.title}</h2>
            <ul className="*:border-l-2 *:border-line *:pl-4.5 grid grid-cols-1 gap-4 text-muted">
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
          <section className="grid grid-cols-1 gap-5 content-start">
            <h2 className="text-part">{words.rules.title}</h2>
            <ul className="*:border-l-2 *:border-line *:pl-4.5 grid grid-cols-1 gap-4 text-muted">
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
