import { formatExactDollars } from './dollars.ts'

import css from './sums.module.css'

type Row = readonly [name: string, cents: number]

type SumsProps = {
  /** Without those that are left out. */
  rows: (Row | false | null)[]
  /** What the rows add up to. */
  total?: readonly [name: string, sum: number | string]
  /** Below the total. */
  after?: SumsProps['rows']
}

/** Amounts under each other. */
export function Sums({ rows, total, after }: SumsProps) {
  const lines = [...rows, total, ...(after ?? [])].filter((line) => !!line)
  return (
    <dl className={`${css.sums} tabular-nums grid grid-cols-1 gap-1.5`}>
      {lines.map((line) => {
        const [name, sum] = line
        return (
          <div key={name} className={line === total ? css.total : undefined}>
            <dt>{name}</dt>
            <dd>{typeof sum === 'number' ? formatExactDollars(sum) : sum}</dd>
          </div>
        )
      })}
    </dl>
  )
}
