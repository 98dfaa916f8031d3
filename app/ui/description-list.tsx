import type { ReactNode } from 'react'
import { scroller } from './scroller.ts'

type DescriptionListProps = {
  of: (readonly [term: string, meaning: ReactNode])[]
  className?: string
  /** Whether they lie side by side on a phone, to be pushed along. */
  scrolls?: boolean
}

/** Terms, each with what it means. */
export function DescriptionList({ of, className, scrolls }: DescriptionListProps) {
  return (
    <dl className={className} {...(scrolls && scroller)}>
      {of.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
