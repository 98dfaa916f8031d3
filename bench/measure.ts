/** A budget with the figures of each run; their median decides. */
export type Measure = {
  what: string
  budget: string
  unit: string
  figures: number[]
  isWithin: boolean
  note?: string
}

export function judge(
  what: string,
  { atMost, atLeast, unit = '' }: { atMost?: number; atLeast?: number; unit?: string },
  figures: number[],
  note?: string,
): Measure {
  const middle = median(figures)
  const isWithin = middle <= (atMost ?? Infinity) && middle >= (atLeast ?? -Infinity)
  const budget = [atMost !== undefined && `≤ ${atMost}`, atLeast !== undefined && `≥ ${atLeast}`]
  return { what, budget: budget.filter(Boolean).join(', '), unit, figures, isWithin, note }
}

export function failed(what: string, reason: string): Measure {
  return { what, budget: '', unit: '', figures: [], isWithin: false, note: `failed: ${reason}` }
}

/** NaN without figures, which is within no budget. */
export function median(figures: number[]) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** A Markdown table, broken budgets first. */
export function asTable(measures: Measure[]) {
  const rows = measures
    .toSorted((a, b) => Number(a.isWithin) - Number(b.isWithin))
    .map(({ what, budget, unit, figures, isWithin, note }) =>
      [isWithin ? 'kept' : '**broken**', what, `${budget} ${unit}`.trim()]
        .concat([short(median(figures)), spread(figures), note ?? ''])
        .join(' | '),
    )
  const head = '| | What | Budget | Median | Least – most | |\n|---|---|---|---|---|---|'
  return [head, ...rows.map((row) => `| ${row} |`)].join('\n')
}

function spread(figures: number[]) {
  if (figures.length === 0) return ''
  return `${short(Math.min(...figures))} – ${short(Math.max(...figures))} (${figures.length})`
}

function short(figure: number) {
  if (Number.isNaN(figure)) return ''
  return Number.isInteger(figure) || Math.abs(figure) >= 100
    ? Math.round(figure).toLocaleString('en-US')
    : figure.toPrecision(3)
}
