import type { ReactNode } from 'react'

import { reading } from '#content/articles.ts'

import type { TextHead } from './text.ts'

import column from './reading.module.css'
import css from './text-body.module.css'

type TextBodyProps = Pick<TextHead, 'headings'> & { children: ReactNode }

/** A Markdown text beside its parts, each a link to its place. */
export function TextBody({ headings, children }: TextBodyProps) {
  return (
    <div className={`${column.body} ${column.withContents}`}>
      <nav
        className={`${css.contents} rounded-lg border border-line bg-raised`}
        aria-label={reading.contents}
      >
        <h2>{reading.contents}</h2>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.prose}>{children}</div>
    </div>
  )
}
