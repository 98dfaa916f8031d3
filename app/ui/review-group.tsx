import { Words } from './words.tsx'

import css from './review-group.module.css'
import mark from './tag.module.css'

const STARS = 5

export type ReviewCard = {
  name: string
  title: string
  initials: string
  /** Stars, 1 to 5. */
  rating: number
  text: string
  source?: string
  /** Marks the card of a review that nobody has written. */
  tag?: string
}

type ReviewGroupProps = {
  id: string
  title: string
  level: 2 | 3
  reviews: ReviewCard[]
  /** What stands there while there are no reviews; it may hold links. */
  none: string
}

/** What several people have written, under one heading. */
export function ReviewGroup({ id, title, level, reviews, none }: ReviewGroupProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={id} className={css.group} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{title}</Heading>
      {reviews.length === 0 && (
        <p>
          <Words text={none} />
        </p>
      )}
      <ul className={css.reviews} data-scroller="" aria-labelledby={`${id}-title`}>
        {reviews.map((review) => (
          <li key={review.name}>
            <Card {...review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ name, title, initials, rating, text, source, tag }: ReviewCard) {
  return (
    <figure className={css.review}>
      <p className={css.rating}>
        <Stars rating={rating} />
        <span className="unseen">{`${rating} of ${STARS} stars`}</span>
        {tag && <span className={mark.tag}>{tag}</span>}
      </p>
      <blockquote className={css.text}>{text}</blockquote>
      <figcaption className={css.author}>
        <span className={css.avatar} aria-hidden="true">
          {initials}
        </span>
        <strong>{name}</strong>
        <span className={css.title}>{[title, source].filter(Boolean).join(', ')}</span>
      </figcaption>
    </figure>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg className={css.stars} viewBox={`0 0 ${STARS * 20} 20`} aria-hidden="true">
      <path className={css.given} d={stars(0, rating)} />
      {rating < STARS && <path className={css.withheld} d={stars(rating, STARS)} />}
    </svg>
  )
}

function stars(from: number, to: number) {
  const shape = 'l2.5 5.2 5.7.8-4.100 4 1 5.7-5.100-2.7-5.100 2.7 1-5.7-4.100-4 5.7-.8z'
  return Array.from(
    { length: to - from },
    (_, star) => `M${(from + star) * 20 + 10} 1.8${shape}`,
  ).join('')
}
