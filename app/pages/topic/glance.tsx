import { business, emailLink, phoneLink } from '#app/content/business.ts'
import type { Registration } from '#app/content/services/registrations.ts'
import type { Topic } from '#app/content/topic.ts'
import { Words } from '#app/ui/words.tsx'

import css from './glance.module.css'

/** The facts a visitor looks for first, and how to ask for the others. */
export function Glance({
  topic,
  registration,
}: {
  topic: Topic
  registration: Registration | null
}) {
  return (
    <aside className={css.glance} aria-label="At a glance">
      <h2>At a glance</h2>
      <dl>
        {topic.glance.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Words text={text} />
            </dd>
          </div>
        ))}
        {(registration?.number ?? registration?.missing) && (
          <div>
            <dt>{registration?.name}</dt>
            <dd>{registration?.number ?? registration?.missing}</dd>
          </div>
        )}
        <div>
          <dt>Ask us</dt>
          <dd className={css.ways}>
            <a href={phoneLink}>{business.phone}</a>
            <a href={emailLink}>{business.email}</a>
          </dd>
        </div>
        <div>
          <dt>Counter hours</dt>
          {business.hours.map(({ days, times }) => (
            <dd key={days}>
              {days}: {times}
            </dd>
          ))}
        </div>
      </dl>
    </aside>
  )
}
