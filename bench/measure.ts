/** One budget measured: its figures of every run, and whether their median keeps it. */
export type Measure = {
  what: string
  /** The budget in words, such as `≤ 650 ms`. */
  budget: string
  unit: string
  figures: number[]
  isWithin: boolean
  note?: string
}

/** Judges figures by the median of their runs. */
export function judge(
  what: string,
  { atMost, atLeast, unit = '' }: { atMost?: number; atLeast?: number; unit?: string },
  figures: number[],
  note?: string,
): Measure {
  const middle = median(figures)
  const kept = middle <= (atMost ?? Infinity) && middle >= (atLeast ?? -Infinity)
  const budget = [atMost !== undefined && `≤ ${atMost}`, atLeast !== undefined && `≥ ${atLeast}`]
  return {
    what,
    budget: `${budget.filter(Boolean).join(', ')} ${unit}`.trim(),
    unit,
    figures,
    isWithin: kept,
    note,
  }
}

/** A part that could not be measured: it keeps no budget, and takes no other part's figures with it. */
export function failed(what: string, reason: string): Measure {
  return { what, budget: '', unit: '', figures: [], isWithin: false, note: `failed: ${reason}` }
}

/** The middle of several runs; of none, NaN, which keeps no budget. */
export function median(figures: number[]) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** The table of `npm run bench`, broken budgets first. */
export function asTable(measures: Measure[]) {
  const rows = measures
    .toSorted((a, b) => Number(a.isWithin) - Number(b.isWithin))
    .map(({ what, budget, unit, figures, isWithin: kept, note }) =>
      [kept ? 'kept' : '**broken**', what, budget, withUnit(median(figures), unit)]
        .concat([spread(figures), note ?? ''])
        .join(' | '),
    )
  const head = '| | What | Budget | Median | Least – most | |\n|---|---|---|---|---|---|'
  return [head, ...rows.map((row) => `| ${row} |`)].join('\n')
}

/**
 * The report with a part's section written anew, under its name; the other parts keep theirs, in the order of `names`.
 *
 * @param section what stands below the heading
 */
export function withSection(report: string, name: string, section: string, names: string[]) {
  const [head = '', ...parts] = report.split(/^## /m)
  const sections = new Map(
    parts.map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end).trim(), part.slice(end).trim()]
    }),
  )
  sections.set(name, section.trim())
  const written = names.flatMap((each) => {
    const text = sections.get(each)
    return text === undefined ? [] : [`## ${each}\n\n${text}\n`]
  })
  return [head.trim() + '\n', ...written].join('\n')
}

function spread(figures: number[]) {
  if (figures.length === 0) return ''
  return `${short(Math.min(...figures))} – ${short(Math.max(...figures))} (${figures.length})`
}

function withUnit(figure: number, unit: string) {
  if (Number.isNaN(figure)) return ''
  return `${short(figure)} ${unit}`.trim()
}

function short(figure: number) {
  return Number.isInteger(figure) || Math.abs(figure) >= 100
    ? Math.round(figure).toLocaleString('en-US')
    : figure.toPrecision(3)
}
