import type { ReactNode } from 'react'

import { InlineMarkdown } from './inline-markdown.tsx'

import css from './description-list.module.css'

/** Without those that are left out. */
export type Terms = (readonly [term: string, meaning: ReactNode] | false | null)[]

export function DescriptionList({ of, className }: { of: Terms; className?: string }) {
  return (
    <dl className={className}>
      {of
        .filter((each) => each !== false && each !== null)
        .map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
    </dl>
  )
}

type EdgedTermsProps = {
  of: (readonly [term: string, text: string])[]
  look?: 'close' | 'wide'
}

/** Terms one below the other (`wide`: two beside each other where there is room), with an edge each. */
export function BorderedDescriptionList({ of, look }: EdgedTermsProps) {
  const withLinks = of.map(
    ([term, text]) => [term, <InlineMarkdown key={term} text={text} />] as const,
  )
  return (
    <DescriptionList
      of={withLinks}
      className={`*:border-l-2 *:border-line *:pl-4.5 ${css.terms} grid grid-cols-1 gap-5 gap-x-12 ${look === 'close' ? css.close : ''} ${look === 'wide' ? 'min-[50rem]:grid-cols-2' : ''}`}
    />
  )
}
