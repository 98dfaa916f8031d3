import type { ReactNode } from 'react'

import { reading } from '#content/articles.ts'

import type { TextHead } from './text.ts'

import css from './text-body.module.css'

const CONTENTS =
  'self-start rounded-lg border border-line bg-raised p-5 text-base leading-snug text-muted lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:col-start-3 lg:max-h-[calc(100vh-var(--bar)-3rem)] lg:overflow-auto [&_a]:block [&_a]:py-1 [&_a]:no-underline hover:[&_a]:underline [&_h2]:text-ink'

type TextBodyProps = Pick<TextHead, 'headings'> & { children: ReactNode }

export function TextBody({ headings, children }: TextBodyProps) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-8 px-(--margin) pt-[clamp(2.25rem,4vw,3.5rem)] pb-(--section) lg:grid-cols-3">
      <nav className={CONTENTS} aria-label={reading.contents}>
        <h2 className="mb-2 text-base tracking-normal">{reading.contents}</h2>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`${css.prose} lg:col-span-2 lg:col-start-1 lg:row-start-1`}>{children}</div>
    </div>
  )
}
