import { mode as shopMode } from '#app/content/business.ts'
import type { Review } from '#app/content/en/reviews.ts'
import { sample } from '#app/content/en/sample.ts'

/** The reviews that visitors see: those with a source, and in a sample site the others with their mark. */
export function shownReviews(reviews: Review[], mode = shopMode) {
  return reviews
    .filter(({ source }) => source || mode === 'sample')
    .map((review) => ({ ...review, tag: review.source ? undefined : sample.review }))
}

/** Whether one of them is a sample. */
export function holdsSamples(reviews: Review[], mode = shopMode) {
  return shownReviews(reviews, mode).some(({ tag }) => tag)
}
