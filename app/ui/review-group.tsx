import { rating as words } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import { InlineMarkdown } from './inline-markdown.tsx'
import { SCROLLER, scroller, TAG } from './looks.ts'

import css from './review-group.module.css'

const STARS = 5

export type ReviewCard = {
  name: string
  title: string
  initials: string
  /** Stars, 1 to 5. */
  rating: number
  text: string
  source?: string
  tag?: string
}

type ReviewGroupProps = {
  id: string
  title: string
  level: 2 | 3
  reviews: ReviewCard[]
  none: string
}

export function ReviewGroup({ id, title, level, reviews, none }: ReviewGroupProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={id} className="grid min-w-0 gap-4" aria-labelledby={`${id}-title`}>
      <Heading className="text-h3" id={`${id}-title`}>
        {title}
      </Heading>
      {reviews.length === 0 && (
        <p>
          <InlineMarkdown text={none} />
        </p>
      )}
      <ul className={`${SCROLLER} wide:gap-5`} {...scroller} aria-labelledby={`${id}-title`}>
        {reviews.map((review) => (
          <Card key={review.name} {...review} />
        ))}
      </ul>
    </section>
  )
}

const AUTHOR =
  'col-span-full grid grid-cols-[auto_1fr] gap-x-3.5 text-15 leading-[1.4] text-muted before:row-span-2 before:grid before:size-11 before:place-items-center before:rounded-full before:border before:border-line before:bg-lifted before:font-strong before:tracking-[0.02em] before:text-accent-text before:content-[attr(data-initials)_/_""]'

function Card({ name, title, initials, rating, text, source, tag }: ReviewCard) {
  return (
    <li className="grid grid-cols-[1fr_auto] grid-rows-[auto_1fr_auto] items-center gap-[clamp(0.625rem,2vw,1rem)] rounded-xl border border-line bg-raised p-[clamp(1rem,2.5vw,1.875rem)]">
      <p className={css.rating} data-rating={rating}>
        {interpolate(words, { rating, stars: STARS })}
      </p>
      {tag && <p className={TAG}>{tag}</p>}
      <blockquote className="col-span-full m-0 self-start text-pretty">{text}</blockquote>
      <p className={AUTHOR} data-initials={initials}>
        <strong className="self-end text-[1.0625rem] font-semibold text-ink">{name}</strong>{' '}
        {[title, source].filter(Boolean).join(', ')}
      </p>
    </li>
  )
}
