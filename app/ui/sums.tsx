import { formatExactDollars } from './dollars.ts'

const TOTAL =
  'border-t border-line-strong pt-2 font-bold [&>dd]:text-[1.75rem] [&>dd]:leading-[1.1] [&>dd]:tracking-[-0.02em]'

type Row = readonly [name: string, cents: number]

type SumsProps = {
  rows: (Row | false | null)[]
  total?: readonly [name: string, sum: number | string]
  after?: SumsProps['rows']
}

export function Sums({ rows, total, after }: SumsProps) {
  const lines = [...rows, total, ...(after ?? [])].filter((line) => !!line)
  return (
    <dl className="grid max-w-104 grid-cols-1 gap-1.5 tabular-nums">
      {lines.map((line) => {
        const [name, sum] = line
        return (
          <div
            key={name}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 ${line === total ? TOTAL : ''}`}
          >
            <dt className="min-w-0 flex-[1_1_6rem]">{name}</dt>
            {/* Below its name, if both are too wide for one line. */}
            <dd className="ml-auto">{typeof sum === 'number' ? formatExactDollars(sum) : sum}</dd>
          </div>
        )
      })}
    </dl>
  )
}
