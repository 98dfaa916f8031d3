import type { ReactNode } from 'react'

type TermsProps = { of: (readonly [term: string, meaning: ReactNode])[]; className?: string }

/** Terms, each with what it means. */
export function Terms({ of, className }: TermsProps) {
  return (
    <dl className={className}>
      {of.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
