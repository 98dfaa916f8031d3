import type { ReactNode } from 'react'

import { InlineMarkdown } from './inline-markdown.tsx'

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

export function BorderedDescriptionList({ of, look }: EdgedTermsProps) {
  const withLinks = of.map(
    ([term, text]) => [term, <InlineMarkdown key={term} text={text} />] as const,
  )
  return (
    <DescriptionList
      of={withLinks}
      className={`grid grid-cols-1 gap-x-12 *:border-l-2 *:border-line *:pl-4.5 [&_dd]:text-muted [&_dt]:font-semibold ${look === 'close' ? 'gap-y-4' : 'gap-y-5'} ${look === 'wide' ? 'min-[50rem]:grid-cols-2' : ''}`}
    />
  )
}
