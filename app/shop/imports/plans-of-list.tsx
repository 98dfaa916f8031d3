import { importPage } from '#app/content/staff/imports.ts'
import { plans } from '#app/pricing/plans.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { Select } from './select.tsx'
import type { ReadList } from './use-import.ts'

const words = importPage.columns

type PlansOfListProps = {
  list: ReadList
  chosen: Record<string, string>
  onChoose: (plans: Record<string, string>) => void
}

/** The plan of the shop for each name, or price, that it does not have. */
export function PlansOfList({ list, chosen, onChoose }: PlansOfListProps) {
  const all = [...listUnknown(list), ...list.plans]
  if (all.length === 0) return null
  return (
    <div className="stack gap-3">
      <p>{words.plans}</p>
      <ul className="stack gap-2">
        {all.map(({ text, rows, plan }) => (
          <li key={text} className="cluster gap-3">
            <strong>{text}</strong>
            <span className="muted">{interpolateCount(words.planRows, rows)}</span>
            <Select
              label={interpolate(words.planOf, { text })}
              isLabelHidden
              value={plan}
              onChoose={(id) => onChoose({ ...chosen, [text]: id })}
              options={[
                { id: '', label: words.unchosen },
                ...plans.map(({ id, name }) => ({ id, label: name })),
              ]}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function listUnknown(list: ReadList) {
  const counts = new Map<string, number>()
  for (const { code, values } of list.rows.flatMap(({ problems }) => problems)) {
    const text = code === 'plan_unknown' ? values.text : code === 'price_unknown' && values.price
    if (text) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1)
  }
  return [...counts].map(([text, rows]) => ({ text, rows, plan: '' }))
}
