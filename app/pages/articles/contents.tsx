import { reading } from '#app/content/en/articles.ts'

import type { TextHead } from './text.ts'

import css from './contents.module.css'

/** The parts of a text, each a link to its place. */
export function Contents({ headings }: Pick<TextHead, 'headings'>) {
  return (
    <nav className={`${css.contents} panel`} aria-label={reading.contents}>
      <h2>{reading.contents}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
