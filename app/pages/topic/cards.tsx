import { useId } from 'react'

import { Icon } from '#app/ui/icon.tsx'

import type { Mention } from './describe-topic.ts'

import css from './cards.module.css'

/** Other topics, each with a line of its own. */
export function Cards({ title, topics }: { title: string; topics: Mention[] }) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id}>{title}</h2>
      <ul className={css.cards}>
        {topics.map(({ path, name, summary }) => (
          <li key={path} className={css.card}>
            <h3>
              <a href={path}>{name}</a>
              <Icon name="onward" size={18} />
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
