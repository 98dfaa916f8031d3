import { mode } from '#app/content/business.ts'
import { ReviewGroup } from '#app/ui/review-group.tsx'
import { customerReviews, googleReviews, noReviews, type Review } from '#content/reviews.ts'
import { sample } from '#content/sample.ts'

const isMixed = [...customerReviews, ...googleReviews].some(({ source }) => source)
const groups = { customer: shown(customerReviews), google: shown(googleReviews) }

export const holdsSamples = Object.values(groups)
  .flat()
  .some(({ source }) => !source)

type ReviewGroupsProps = {
  level: 2 | 3
  of: readonly (readonly [group: keyof typeof groups, id: string, title: string])[]
}

export function ReviewGroups({ level, of }: ReviewGroupsProps) {
  return of.map(([group, id, title]) => (
    <ReviewGroup
      key={id}
      id={id}
      title={title}
      level={level}
      reviews={groups[group]}
      none={noReviews}
    />
  ))
}

/** Once open, only reviews with a source (16 CFR 465). */
function shown(reviews: Review[]) {
  return reviews
    .filter(({ source }) => source || mode === 'sample')
    .map((review) => ({ ...review, tag: isMixed && !review.source ? sample.review : undefined }))
}
